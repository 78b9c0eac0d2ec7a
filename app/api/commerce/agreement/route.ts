import { agreement } from '@/lib/server/gateway/commerce/agreement';

export const GET = agreement;
