import { QUIET_LOGIN_COOKIE } from '@/lib/rules/session/constants';
import { takeCookie } from './take-cookie';

/** Whether the server has just logged the viewer in without a dialog; true once. Browser only. */
export const takeQuietLogin = (): boolean => takeCookie(QUIET_LOGIN_COOKIE) === '1';
