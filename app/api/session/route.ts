import { logOut } from '@/lib/server/gateway/logout';
import { sessionState } from '@/lib/server/gateway/session-state';
import { startSession } from '@/lib/server/gateway/start-session';

export const GET = sessionState;
export const POST = startSession;
export const DELETE = logOut;
