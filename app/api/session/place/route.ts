import { placeOf } from '@/lib/gateway/place';

export const GET = placeOf;
