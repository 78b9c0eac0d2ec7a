import { ownMoney } from '@/lib/gateway/own-money';

export const GET = ownMoney;
