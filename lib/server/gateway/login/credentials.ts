import 'server-only';
import * as v from 'valibot';
import type { Target } from '@/lib/platform/http/transport';
import {
  type Login,
  loginByCode,
  loginByOperatorCode,
  loginByPartnerCode,
  loginByPassword,
} from '@/lib/platform/sign-in/login';
import { PlatformError } from '@/lib/shared/platform-error';
import type { Site } from '@/lib/shared/sites/sites';
import { loginCode as code, phoneDigits } from './login-method';

const short = (length: number) => v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(length));

/** The input of a login: a code that was sent, a code of the partner, or a password. */
export const Credentials = v.union([
  v.object({ phone: phoneDigits, code }),
  v.object({ identifier: short(64), code }),
  v.object({ login: short(254), password: v.pipe(v.string(), v.minLength(1), v.maxLength(256)) }),
]);

type Given = v.InferOutput<typeof Credentials>;

/** The key by which attempts are counted; attempts of a code belong to the browser that requested it. */
export function nameIn(input: Exclude<Given, { phone: string }>): string {
  return ('identifier' in input ? `partner:${input.identifier}` : input.login).toLowerCase();
}

/**
 * Tries the input with the login method of the site (spec 1 §1): a code works on its own site only.
 * @throws PlatformError
 */
export function loginWith(target: Target, site: Site, input: Given): Promise<Login> {
  if ('login' in input) return loginByPassword(target, input.login, input.password);
  if ('phone' in input) {
    return site.loginMethod === 'operator'
      ? loginByOperatorCode(target, site.provider, input.phone, input.code)
      : loginByCode(target, input.phone, input.code);
  }
  if (site.loginMethod === 'partner' && site.provider) {
    return loginByPartnerCode(target, site.provider, input.identifier, input.code);
  }
  throw new PlatformError('refused', 'the site has no partner', { status: 404, code: 'not_found' });
}
