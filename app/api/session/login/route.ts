import { logIn } from '@/lib/server/gateway/login';

export const POST = logIn;
