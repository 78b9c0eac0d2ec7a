import 'server-only';
import { cookies as frameworkCookies } from 'next/headers';
import { type CookieJar, requestScope } from '@/lib/shared/request-scope';

/**
 * The cookies of the request that is being answered, and those that its answer sets: of our server where it answers a call
 * itself, else of the framework's route.
 */
export const cookies = async (): Promise<CookieJar> => requestScope()?.cookies ?? frameworkCookies();
