import { logOut } from '@/lib/gateway/logout';
import { sessionState } from '@/lib/gateway/session-state';
import { startSession } from '@/lib/gateway/start-session';

export const GET = sessionState;
export const POST = startSession;
export const DELETE = logOut;
