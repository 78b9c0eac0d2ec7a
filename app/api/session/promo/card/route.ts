import { cardStatus, linkCard } from '@/lib/server/gateway/account/promo';

export const GET = cardStatus;
export const POST = linkCard;
