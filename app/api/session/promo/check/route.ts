import { checkPromo } from '@/lib/server/gateway/promo';

export const POST = checkPromo;
