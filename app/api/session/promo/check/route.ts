import { checkPromo } from '@/lib/server/gateway/account/promo';

export const POST = checkPromo;
