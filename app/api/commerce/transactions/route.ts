import { transactions } from '@/lib/server/gateway/commerce/transactions';

export const GET = transactions;
