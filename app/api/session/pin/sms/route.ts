import { pinBySms } from '@/lib/server/gateway/parental/pin';

export const POST = pinBySms;
