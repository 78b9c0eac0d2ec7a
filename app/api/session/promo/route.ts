import { applyPromo } from '@/lib/server/gateway/promo';

export const POST = applyPromo;
