import { placeOf } from '@/lib/server/gateway/session/place';

export const GET = placeOf;
