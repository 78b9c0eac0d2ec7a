import { waitingDevice } from '@/lib/server/gateway/account/waiting-device';

export const POST = waitingDevice;
