import 'server-only';
import { createHmac } from 'node:crypto';
import * as v from 'valibot';
import { env } from '@/lib/env';
import { APP_VERSION } from '@/lib/session/constants';
import { PlatformError } from './errors';
import { post, Token, withToken } from './token';
import { send, type Target } from './transport';
import { idText } from './wire';

const Role = v.nullish(v.string());

/** The role stands in the profile itself, or in the kind it is of (facts/wire.md 2.10). */
const Profile = v.pipe(
  v.object({ id: idText, role: Role, profile: v.nullish(v.object({ role: Role })) }),
  v.transform(({ id, role, profile }) => ({ id, isChild: (role ?? profile?.role) === 'child' })),
);

/**
 * Signs in as a user of the server's own whose active profile is a child's, so that the platform answers as it answers
 * children. The user's name comes from the secret of this installation: restarts and further processes use the same one.
 * @throws PlatformError, also when the platform does not confirm that a child is asking
 */
export async function signInAsChild(target: Target): Promise<string> {
  const token = await signIn(target);
  const asReader = withToken(target, token);
  await send(post('/users/self/profile', { id: await childProfile(asReader) }, v.unknown()), asReader);
  const { isChild } = await send({ path: '/users/self/profile', schema: Profile }, asReader);
  if (!isChild) throw new PlatformError('unavailable', 'the platform has no view for children');
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
    // The first start with this secret; another process may be creating the same user right now, and then login decides.
    const body = { username, password, app_version: APP_VERSION };
    await send(post('/users', body, v.unknown()), target).catch(ignoreRefusal);
    return (await send(logIn, target)).access_token;
  }
}

async function childProfile(asReader: Target): Promise<string> {
  const profiles = await send({ path: '/users/self/profiles', schema: v.array(Profile) }, asReader);
  const known = profiles.find(({ isChild }) => isChild);
  if (known) return known.id;
  return (await send(post('/users/self/profiles', { name: 'Web', role: 'child' }, Profile), asReader)).id;
}

function secretText(purpose: string): string {
  return createHmac('sha256', env().SESSION_SECRET).update(`children's pages: ${purpose}`).digest('hex');
}

function ignoreRefusal(error: unknown): void {
  if (!(error instanceof PlatformError) || error.kind !== 'refused') throw error;
}
