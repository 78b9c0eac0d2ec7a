import 'server-only';
import { createHmac } from 'node:crypto';
import * as v from 'valibot';
import { send, type Target } from '@/lib/platform/http/transport';
import { APP_VERSION } from '@/lib/rules/session/constants';
import { env } from '@/lib/shared/env';
import { PlatformError } from '@/lib/shared/platform-error';
import { activeProfile, createProfile, listProfiles, switchProfile } from './profiles';
import { post, Token, withToken } from './token';

/**
 * Signs in as a user of the server whose active profile is a child's, so that the platform answers as for
 * children. The user name is derived from the secret of this installation: restarts and further processes use
 * the same user.
 * @throws PlatformError, also when the platform does not confirm the child profile
 */
export async function signInAsChild(target: Target): Promise<string> {
  const token = await signIn(target);
  const asReader = withToken(target, token);
  await switchProfile(asReader, await childProfile(asReader), null);
  const { role } = await activeProfile(asReader);
  if (role !== 'child') throw new PlatformError('unavailable', 'the platform has no view for children');
  return token;
}

async function signIn(target: Target): Promise<string> {
  const username = `children-${secretText('name').slice(0, 16)}`;
  const password = secretText('password').slice(0, 32);
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

async function childProfile(asReader: Target): Promise<string> {
  const known = (await listProfiles(asReader)).find(({ role }) => role === 'child');
  return (known ?? (await createProfile(asReader, { name: 'Web', role: 'child' }))).id;
}

function secretText(purpose: string): string {
  return createHmac('sha256', env().SESSION_SECRET).update(`children's pages: ${purpose}`).digest('hex');
}

function ignoreRefusal(error: unknown): void {
  if (!(error instanceof PlatformError) || error.kind !== 'refused') throw error;
}
