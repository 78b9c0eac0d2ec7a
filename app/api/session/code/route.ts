import { codeExists, sendCode } from '@/lib/gateway/code';

export const GET = codeExists;
export const POST = sendCode;
