import 'server-only';
import * as v from 'valibot';
import { type Allowed, postOnce } from '@/lib/platform/http/outside-fetch';
import type { Target } from '@/lib/platform/http/transport';
import { LINE_UNKNOWN } from '@/lib/rules/session/constants';
import { errorFromBody, PlatformError } from '@/lib/shared/platform-error';
import type { DeviceDescription } from './devices';
import { Token } from './token';

/**
 * Asks an operator about the line of the viewer (spec 1 §7 "Auto-auth"): the address comes from the platform,
 * so it is requested only when the environment allows its host (quality R6).
 * @throws PlatformError for every failure
 */
export async function autoAuth(
  address: string,
  device: DeviceDescription,
  viewer: Target,
  allowed: Allowed,
): Promise<string> {
  const body = {
    manufacturer: device.vendor,
    model: device.model,
    serial: device.serial,
    os: device.os_name,
  };
  const { status, text } = await postOnce(address, { headers: viewer.headers, body, allowed }).catch(
    (cause) => {
      throw new PlatformError('unavailable', 'auto-auth: no answer', { cause });
    },
  );
  const answer = parse(text);
  if (status !== 200) throw aboutLine(errorFromBody(status, answer));
  const parsed = v.safeParse(Token, answer);
  if (parsed.success) return parsed.output.access_token;
  throw new PlatformError('garbled', 'auto-auth: no token in the answer', { status });
}

/** Whatever the operator calls it: its refusal says something about the line, and nothing about the region. */
function aboutLine(cause: PlatformError): PlatformError {
  return new PlatformError(cause.kind, cause.message, { status: cause.status, code: LINE_UNKNOWN, cause });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
