import { prepare } from '@/lib/server/gateway/commerce/prepare';

export const POST = prepare;
