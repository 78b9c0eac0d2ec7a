import { changePin, unlock } from '@/lib/server/gateway/pin';

export const POST = unlock;
export const PUT = changePin;
