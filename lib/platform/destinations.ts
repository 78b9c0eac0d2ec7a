import * as v from 'valibot';
import { routes } from '@/lib/routes';
import { idText, textOrNull } from './wire';

/** Where a promotion, a button or a push leads (spec 2 §2 "Destination types"). */
export const DestinationWire = v.object({
  type: v.string(),
  id: v.nullish(idText),
  slug: textOrNull,
  library_id: v.nullish(v.number()),
  src: textOrNull,
  title: textOrNull,
  description: textOrNull,
});

export interface Link {
  href: string;
  isExternal: boolean;
}

type Destination = v.InferOutput<typeof DestinationWire>;

const inside = (href: string): Link => ({ href, isExternal: false });

/** Types without an entry have no address of their own yet; the item is then drawn without a link. */
const links: Record<string, (destination: Destination, key: string) => Link | null> = {
  content: (destination, key) => inside(routes.content(key, destination.library_id)),
  row: (_, key) => inside(routes.row(key)),
  rowset: (_, key) => inside(routes.rowset(key)),
  channel: (_, key) => inside(routes.channel('all', key)),
  last_channel: () => inside(routes.channels()),
  person: (_, key) => inside(routes.person(key)),
  open_url: ({ src }) => (src && isWebAddress(src) ? { href: src, isExternal: true } : null),
};

export function toLink(destination: Destination): Link | null {
  const key = destination.slug ?? destination.id ?? '';
  const needsKey = !['last_channel', 'open_url'].includes(destination.type);
  if (needsKey && key === '') return null;
  return links[destination.type]?.(destination, key) ?? null;
}

/** http(s) only: the platform's texts must not become script (facts/quality.md R9). */
function isWebAddress(text: string): boolean {
  return URL.canParse(text) && ['http:', 'https:'].includes(new URL(text).protocol);
}
