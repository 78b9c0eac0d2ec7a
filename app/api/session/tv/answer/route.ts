import { answerDevice } from '@/lib/server/gateway/account/waiting-device';

export const POST = answerDevice;
