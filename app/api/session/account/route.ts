import { accountAnswer, saveAccount } from '@/lib/server/gateway/account/account';

export const GET = accountAnswer;
export const PATCH = saveAccount;
