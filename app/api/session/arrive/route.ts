import { arrive } from '@/lib/server/gateway/arrive';

export const GET = arrive;
