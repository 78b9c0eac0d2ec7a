import { logIn } from '@/lib/server/gateway/login/login';

export const POST = logIn;
