import * as v from 'valibot';
import { idText, textOrNull } from '@/lib/platform/http/wire';
import type { Promo, Target } from '@/lib/rules/catalogue/view';
import { ALL_CHANNELS } from '@/lib/rules/channels/category';
import { plainText, readRichText } from '@/lib/rules/pages/rich-text';
import { routes } from '@/lib/shared/routes';
import { webAddress } from '@/lib/shared/web-address';

/** The target of a promotion, a button or a push message (spec 2 §2 "Destination types"). */
export const DestinationWire = v.object({
  type: v.string(),
  id: v.nullish(idText),
  slug: textOrNull,
  library_id: v.nullish(v.number()),
  id_no_ott: v.nullish(idText),
  src: textOrNull,
  title: textOrNull,
  description: textOrNull,
});

type Destination = v.InferOutput<typeof DestinationWire>;

const page = (href: string): Target => ({ kind: 'page', href });

/** Every known type. `key` is the slug, else the id; types that need a key are not called without one. */
const targets: Record<string, (destination: Destination, key: string) => Target | null> = {
  content: (to, key) => page(routes.content(key, to.library_id)),
  episode: (_, key) => page(routes.watch(key)),
  history: (_, key) => page(routes.watch(key)),
  row: (to, key) => page(routes.row(key, { library_id: to.library_id })),
  rowset: (_, key) => page(routes.rowset(key)),
  channel: (_, key) => page(routes.channel(ALL_CHANNELS, key)),
  person: (_, key) => page(routes.person(key)),
  packet: ({ id, id_no_ott: other }, key) => ({
    kind: 'packet',
    href: routes.packet(id || key),
    hrefNoOtt: routes.packet(other || id || key),
  }),
  last_channel: () => page(routes.channels()),
  enter_promo_key: () => ({ kind: 'promo-key', href: routes.promo() }),
  open_url: ({ src }) => outside(webAddress(src)),
  text: ({ title, description }) => {
    const text = wordsOnly(description);
    return text ? { kind: 'text', title: wordsOnly(title), text } : null;
  },
};

const WITHOUT_KEY = ['last_channel', 'enter_promo_key', 'open_url', 'text'];

/** Children get no offers (spec 1 §6). */
const SELLING = ['packet', 'enter_promo_key'];

export const isSelling = ({ type }: Pick<Destination, 'type'>) => SELLING.includes(type);

/** Null when there is nothing to open: an unknown type, or a missing key. The item is then only a picture. */
export function toTarget(destination: Destination): Target | null {
  const key = destination.slug || destination.id || '';
  const { type } = destination;
  if (!Object.hasOwn(targets, type) || (key === '' && !WITHOUT_KEY.includes(type))) return null;
  return targets[type]?.(destination, key) ?? null;
}

/** Where the destination plays at once; a series leads on to its episode. Null for what does not play. */
export function toWatch({ type, id, slug, library_id: library }: Destination): Promo['watch'] {
  const key = slug || id;
  if (!key) return null;
  if (type === 'content') return { kind: 'title', href: routes.inLibrary(routes.watch(key), library) };
  return type === 'channel' ? { kind: 'channel', href: routes.channel(ALL_CHANNELS, key) } : null;
}

const outside = (href: string | null): Target | null => (href ? { kind: 'outside', href } : null);

/** Texts of the platform may be HTML; a message shows plain text (quality R7). */
const wordsOnly = (text: string | null) => (text ? plainText(readRichText(text)) : '');
