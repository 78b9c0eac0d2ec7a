import { pushKey, registerBrowser } from '@/lib/server/gateway/account/push';

export const GET = pushKey;
export const POST = registerBrowser;
