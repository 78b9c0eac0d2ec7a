import { publicGuide } from '@/lib/gateway/public-guide';

export const GET = publicGuide;
