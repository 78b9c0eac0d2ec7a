import { menuAnswer } from '@/lib/server/gateway/account-menu';

export const GET = menuAnswer;
