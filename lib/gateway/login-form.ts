import 'server-only';
import * as v from 'valibot';
import { locales } from '@/lib/i18n/locales';
import { wordsOf } from '@/lib/i18n/words';
import { send } from '@/lib/platform/transport';
import { textOrNull } from '@/lib/platform/wire';
import { DEFAULT_PHONE_MASK, phoneLength } from '@/lib/session/phone';
import { answer, refuse } from './answer';
import { readQuery } from './public-query';
import { viewerTarget } from './viewer';

const Query = v.object({ lang: v.picklist(locales) });
const Network = v.object({ provider: v.object({ phone_mask: textOrNull }) });

/** The dialog should not wait long for a mask that has a default. */
const MASK_TIMEOUT_MS = 2_000;

/** `GET /api/session/form?lang`: what the login dialog needs and no page carries: its words, the mask of phones. */
export async function loginForm(request: Request): Promise<Response> {
  const query = readQuery(request, Query);
  if (!query) return refuse(400, 'invalid');
  return answer(200, { words: wordsOf(query.lang).session, phoneMask: await phoneMask(request) });
}

/** Where the viewer is decides who provides, and so how a phone is written (spec 3 §5). */
async function phoneMask(request: Request): Promise<string> {
  const call = { path: '/users/self/network', schema: Network };
  const target = { ...viewerTarget(request), timeoutMs: MASK_TIMEOUT_MS, retries: 0 };
  const network = await send(call, target).catch(() => null);
  const mask = network?.provider.phone_mask;
  return mask && phoneLength(mask) > 0 ? mask : DEFAULT_PHONE_MASK;
}
