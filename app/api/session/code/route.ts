import { codeExists, sendCode } from '@/lib/server/gateway/login/code';

export const GET = codeExists;
export const POST = sendCode;
