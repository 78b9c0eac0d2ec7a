import { applyPromo } from '@/lib/server/gateway/account/promo';

export const POST = applyPromo;
