import { publicChannels } from '@/lib/gateway/public-channels';

export const GET = publicChannels;
