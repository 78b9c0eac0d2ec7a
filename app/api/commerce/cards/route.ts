import { linkCard } from '@/lib/server/gateway/commerce/cards';

export const POST = linkCard;
