import 'server-only';
import * as v from 'valibot';
import { send, type Target } from '@/lib/platform/http/transport';
import { listOf } from '@/lib/platform/http/wire';
import type { LanguageLists } from '@/lib/rules/account/languages';

/** The languages of a viewer and of their network. All calls throw PlatformError. */

/** Names, or objects with one (wire 2). */
const Names = listOf(
  v.union([
    v.string(),
    v.pipe(
      v.object({ key: v.string() }),
      v.transform(({ key }) => key),
    ),
  ]),
);

const NetworkWire = v.object({
  languages: v.nullish(v.object({ available: Names, audio: Names, subtitle: Names })),
});

/** What the network has, in the order of the provider. */
export async function getOfferedLanguages(target: Target): Promise<LanguageLists> {
  const { languages } = await send({ path: '/users/self/network', schema: NetworkWire }, target);
  const { available = [], audio = [], subtitle = [] } = languages ?? {};
  return { interface: available, audiotracks: audio, texttracks: subtitle };
}

/** Under the names that the network has for them; whatever does not fit counts as not chosen. */
const Chosen = v.fallback(v.array(v.string()), []);
const Order = v.object({
  interface: Chosen,
  audio: Chosen,
  subtitle: Chosen,
  saved_at: v.fallback(v.nullable(v.number()), null),
});
const SelfWire = v.object({
  settings: v.fallback(v.nullish(v.record(v.string(), v.unknown())), null),
});

export interface LanguageOrder {
  lists: LanguageLists;
  /** Unix milliseconds; null when no order was saved. */
  savedAt: number | null;
}

export async function getLanguageOrder(target: Target): Promise<LanguageOrder> {
  return orderOf(await readSettings(target));
}

/** Changes one list. The settings of a user are one object, so the others are sent with it. */
export async function saveLanguageOrder(
  target: Target,
  change: (before: LanguageLists) => LanguageLists,
  now: number,
): Promise<void> {
  const settings = await readSettings(target);
  const lists = change(orderOf(settings).lists);
  const languages = {
    interface: lists.interface,
    audio: lists.audiotracks,
    subtitle: lists.texttracks,
    saved_at: now,
  };
  const body = { settings: { ...settings, languages } };
  await send({ method: 'PATCH', path: '/users/self', body, schema: v.unknown() }, target);
}

async function readSettings(target: Target): Promise<Record<string, unknown>> {
  return (await send({ path: '/users/self', schema: SelfWire }, target)).settings ?? {};
}

function orderOf({ languages }: Record<string, unknown>): LanguageOrder {
  const order = v.safeParse(Order, languages ?? {});
  const own = order.success ? order.output : { interface: [], audio: [], subtitle: [], saved_at: null };
  const lists = { interface: own.interface, audiotracks: own.audio, texttracks: own.subtitle };
  return { lists, savedAt: own.saved_at };
}
