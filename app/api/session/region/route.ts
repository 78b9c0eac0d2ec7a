import { answerRegion } from '@/lib/server/gateway/session/region';

export const GET = answerRegion;
