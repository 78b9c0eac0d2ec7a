import { loginForm } from '@/lib/gateway/login-form';

export const GET = loginForm;
