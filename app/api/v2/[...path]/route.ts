import { forwardCall } from '@/lib/server/gateway/personal/forward';

export { forwardCall as DELETE, forwardCall as GET, forwardCall as PATCH, forwardCall as POST };
