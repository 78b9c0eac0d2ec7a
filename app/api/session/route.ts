import { logOut } from '@/lib/server/gateway/session/logout';
import { sessionState } from '@/lib/server/gateway/session/session-state';
import { startSession } from '@/lib/server/gateway/session/start-session';

export const GET = sessionState;
export const POST = startSession;
export const DELETE = logOut;
