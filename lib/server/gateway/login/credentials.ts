import 'server-only';
import * as v from 'valibot';
import type { Target } from '@/lib/platform/http/transport';
import {
  type Login,
  loginByCode,
  loginByMessenger,
  loginByOperatorCode,
  loginByPartnerCode,
  loginByPassword,
} from '@/lib/platform/sign-in/login';
import { IDENTIFIER_MAX_LENGTH, LOGIN_MAX_LENGTH, PASSWORD_MAX_LENGTH } from '@/lib/rules/session/constants';
import { PlatformError } from '@/lib/shared/platform-error';
import type { Site } from '@/lib/shared/sites/sites';
import { loginCode as code, phoneDigits } from './credential-fields';

const short = (length: number) => v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(length));

/** The longest start data of a mini-app that the platform takes, and the length of the signature that ends it. */
const LONGEST_INIT_DATA = 4096;
const SIGNATURE_LENGTH = 64;

/** The input of a login: a code that was sent, a code of the partner, a password, or the start data of a mini-app. */
export const Credentials = v.union([
  v.object({ phone: phoneDigits, code }),
  v.object({ identifier: short(IDENTIFIER_MAX_LENGTH), code }),
  v.object({
    login: short(LOGIN_MAX_LENGTH),
    password: v.pipe(v.string(), v.minLength(1), v.maxLength(PASSWORD_MAX_LENGTH)),
  }),
  v.object({ initData: short(LONGEST_INIT_DATA) }),
]);

type Given = v.InferOutput<typeof Credentials>;

/** The name whose attempts are counted; those of a code belong to the browser that requested it. */
export function nameIn(input: Exclude<Given, { phone: string }>): string {
  if ('initData' in input) return `messenger:${input.initData.slice(-SIGNATURE_LENGTH)}`;
  return ('identifier' in input ? `partner:${input.identifier}` : input.login).toLowerCase();
}

/**
 * Tries the input with the login method of the site (spec 1 §1): a code works on its own site only.
 * @throws PlatformError
 */
export function loginWith(target: Target, site: Site, input: Given): Promise<Login> {
  if ('initData' in input) return loginByMessenger(target, site.provider, input.initData);
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
