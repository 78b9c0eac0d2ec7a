import { oembed } from '@/lib/server/gateway/public/oembed';

export { oembed as GET };
