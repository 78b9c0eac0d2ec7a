import { arrive } from '@/lib/server/gateway/login/arrive';

export const GET = arrive;
