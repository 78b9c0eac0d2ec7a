import 'server-only';
import { createHmac } from 'node:crypto';
import * as v from 'valibot';
import { send, type Target } from '@/lib/platform/http/transport';
import { APP_VERSION } from '@/lib/rules/session/constants';
import { env } from '@/lib/shared/env';
import { PlatformError } from '@/lib/shared/platform-error';
import type { ChildLevel } from '@/lib/shared/sites/audience';
import { activeProfile, createProfile, listProfiles, switchProfile } from './profiles';
import { post, Token, withToken } from './token';

/**
 * Signs in as a user of the server whose active profile is a child's of that level, so that the platform answers as for
 * children. The user name is derived from the secret of this installation: restarts and further processes use
 * the same user.
 * @throws PlatformError, also when the platform does not confirm the child profile and its level
 */
export async function signInAsChild(target: Target, level: ChildLevel): Promise<string> {
  const token = await signIn(target, level);
  const asReader = withToken(target, token);
  await switchProfile(asReader, await childProfile(asReader, level), null);
  const { role, ageLevel } = await activeProfile(asReader);
  if (role !== 'child' || ageLevel !== level)
    throw new PlatformError('unavailable', `the platform has no view for children of level ${level}`);
  return token;
}

async function signIn(target: Target, level: ChildLevel): Promise<string> {
  const username = `children-${secretText('name', level).slice(0, 16)}`;
  const password = secretText('password', level).slice(0, 32);
  const logIn = post('/auth/login', { login: username, password, app_version: APP_VERSION }, Token);
  try {
    return (await send(logIn, target)).access_token;
  } catch (error) {
    if (!(error instanceof PlatformError) || error.kind !== 'refused') throw error;
    // The first start with this secret; another process may be creating the same user, then the login
    // decides.
    const body = { username, password, app_version: APP_VERSION };
    await send(post('/users', body, v.unknown()), target).catch(ignoreRefusal);
    return (await send(logIn, target)).access_token;
  }
}

async function childProfile(asReader: Target, level: ChildLevel): Promise<string> {
  const known = (await listProfiles(asReader)).find(
    ({ role, ageLevel }) => role === 'child' && ageLevel === level,
  );
  return (known ?? (await createProfile(asReader, { name: 'Web', role: 'child', ageLevel: level }))).id;
}

function secretText(purpose: string, level: ChildLevel): string {
  return createHmac('sha256', env().SESSION_SECRET)
    .update(`children's pages: ${purpose} ${level}`)
    .digest('hex');
}

function ignoreRefusal(error: unknown): void {
  if (!(error instanceof PlatformError) || error.kind !== 'refused') throw error;
}
