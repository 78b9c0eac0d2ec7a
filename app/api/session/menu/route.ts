import { menuAnswer } from '@/lib/gateway/account-menu';

export const GET = menuAnswer;
