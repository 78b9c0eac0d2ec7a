import { checkPromo } from '@/lib/gateway/promo';

export const POST = checkPromo;
