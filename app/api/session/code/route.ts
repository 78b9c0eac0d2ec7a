import { codeExists, sendCode } from '@/lib/server/gateway/code';

export const GET = codeExists;
export const POST = sendCode;
