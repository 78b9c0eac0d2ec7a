import { changePin, unlock } from '@/lib/gateway/pin';

export const POST = unlock;
export const PUT = changePin;
