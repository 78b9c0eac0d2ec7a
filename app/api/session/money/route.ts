import { ownMoney } from '@/lib/server/gateway/account/own-money';

export const GET = ownMoney;
