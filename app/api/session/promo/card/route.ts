import { cardStatus, linkCard } from '@/lib/server/gateway/promo';

export const GET = cardStatus;
export const POST = linkCard;
