import { startSession } from '@/lib/gateway/start-session';

export const POST = startSession;
