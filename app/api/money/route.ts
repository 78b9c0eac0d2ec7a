import { publicMoney } from '@/lib/gateway/public-money';

export const GET = publicMoney;
