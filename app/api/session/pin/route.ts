import { changePin, unlock } from '@/lib/server/gateway/parental/pin';

export const POST = unlock;
export const PUT = changePin;
