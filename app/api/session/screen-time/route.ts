import { moreScreenTime } from '@/lib/server/gateway/parental/screen-time';

export const POST = moreScreenTime;
