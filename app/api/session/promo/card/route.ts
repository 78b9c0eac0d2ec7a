import { cardStatus, linkCard } from '@/lib/gateway/promo';

export const GET = cardStatus;
export const POST = linkCard;
