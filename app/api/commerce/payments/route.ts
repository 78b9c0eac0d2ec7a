import { payments } from '@/lib/server/gateway/commerce/transactions';

export const GET = payments;
