import { beginDevice, cancelDevice } from '@/lib/server/gateway/login/device-code';

export const POST = beginDevice;
export const DELETE = cancelDevice;
