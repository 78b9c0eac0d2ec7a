import { account } from '@/lib/server/gateway/commerce/account';

export const GET = account;
