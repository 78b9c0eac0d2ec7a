import { loginForm } from '@/lib/server/gateway/login-form';

export const GET = loginForm;
