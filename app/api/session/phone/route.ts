import { savePhone, sendPhoneCode } from '@/lib/server/gateway/account/phone';

export const POST = sendPhoneCode;
export const PATCH = savePhone;
