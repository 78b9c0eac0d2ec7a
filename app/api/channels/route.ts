import { publicChannels } from '@/lib/server/gateway/public/public-channels';

export const GET = publicChannels;
