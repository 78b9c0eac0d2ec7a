import { publicGuide } from '@/lib/server/gateway/public-guide';

export const GET = publicGuide;
