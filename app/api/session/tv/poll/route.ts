import { pollDevice } from '@/lib/server/gateway/login/device-code';

export const POST = pollDevice;
