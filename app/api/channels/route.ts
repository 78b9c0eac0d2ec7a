import { publicChannels } from '@/lib/server/gateway/public-channels';

export const GET = publicChannels;
