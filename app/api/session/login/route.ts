import { logIn } from '@/lib/gateway/login';

export const POST = logIn;
