import { publicGuide } from '@/lib/server/gateway/public/public-guide';

export const GET = publicGuide;
