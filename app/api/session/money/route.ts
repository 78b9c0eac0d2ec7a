import { ownMoney } from '@/lib/server/gateway/own-money';

export const GET = ownMoney;
