import { pinBySms } from '@/lib/server/gateway/pin';

export const POST = pinBySms;
