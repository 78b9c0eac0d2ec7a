import { offer } from '@/lib/server/gateway/commerce/offer';

export const POST = offer;
