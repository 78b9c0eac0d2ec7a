import { loginForm } from '@/lib/server/gateway/login/login-form';

export const GET = loginForm;
