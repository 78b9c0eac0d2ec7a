import { ownPacketsAnswer } from '@/lib/server/gateway/commerce/own-packets';

export const GET = ownPacketsAnswer;
