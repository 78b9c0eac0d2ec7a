import { menuAnswer } from '@/lib/server/gateway/account/account-menu';

export const GET = menuAnswer;
