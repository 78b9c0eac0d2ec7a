import { rentedTitlesAnswer } from '@/lib/server/gateway/commerce/rented-titles';

export const GET = rentedTitlesAnswer;
