import { applyPromo } from '@/lib/gateway/promo';

export const POST = applyPromo;
