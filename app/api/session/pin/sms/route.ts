import { pinBySms } from '@/lib/gateway/pin';

export const POST = pinBySms;
