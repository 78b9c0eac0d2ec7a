import { placeOf } from '@/lib/server/gateway/place';

export const GET = placeOf;
