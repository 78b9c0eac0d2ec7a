import { arrive } from '@/lib/gateway/arrive';

export const GET = arrive;
