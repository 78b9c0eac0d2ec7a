import { pay } from '@/lib/server/gateway/commerce/pay';

export const POST = pay;
