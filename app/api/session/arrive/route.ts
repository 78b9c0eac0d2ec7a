import { consumeStartParameters } from '@/lib/server/gateway/login/consume-start-parameters';

export const GET = consumeStartParameters;
