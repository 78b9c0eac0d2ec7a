import { accountAnswer, saveAccount } from '@/lib/gateway/account';

export const GET = accountAnswer;
export const PATCH = saveAccount;
