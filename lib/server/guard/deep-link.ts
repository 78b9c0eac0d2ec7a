import { contentIdOf, isChannelKey, isSlug } from '@/lib/shared/ids';
import { routes } from '@/lib/shared/routes';

/** The contents of a deep link (spec 1 §2); addresses and push messages use the same fields. */
export interface DeepLink {
  type: string;
  /** An id or a slug. */
  id: string | null;
  code: string | null;
  start_time: string | null;
  library_id: string | null;
  need_auth: string | null;
}

/** At most the length of a promo code (spec 3 §9). */
const PROMO_CODE = /^[\p{L}\p{N}_-]{1,15}$/u;

/** The parts of a packet key, joined by underscores: provider, bundle, packet (spec 3 §2). */
const PACKET = /^[\p{L}\p{N}-]+(?:_[\p{L}\p{N}-]+){0,4}$/u;

const SECONDS = /^\d{1,10}$/;

/** Spec 1 §2 "Deep links": the page of a deep link, or null without one. Pushes have types of their own (spec 3 §3). */
export function deepLinkTarget({ type, id, code, start_time, library_id }: DeepLink): string | null {
  switch (type) {
    case 'content':
      return id && contentIdOf(id) ? routes.content(id, libraryOf(library_id)) : null;
    case 'channel':
    case 'channels': {
      const ts = start_time && SECONDS.test(start_time) ? Number(start_time) : null;
      return id && isChannelKey(id) ? routes.anyChannel(id, ts) : null;
    }
    case 'enter_promo_key':
      return code === null ? routes.promo() : promoWith(code);
    case 'promo_key':
      return code === null ? null : promoWith(code);
    case 'last_channel':
      return routes.channels();
    case 'setting':
    case 'settings':
      return routes.account();
    case 'row':
      return id && isSlug(id) ? routes.row(id, { library_id: libraryOf(library_id) }) : null;
    case 'rowset':
      return id && isSlug(id) ? routes.rowset(id) : null;
    case 'packet':
    case 'packets':
      return id && PACKET.test(id) && id.length <= MAX_PACKET_LENGTH ? routes.packet(id) : null;
    default:
      return null;
  }
}

const promoWith = (code: string): string | null => (PROMO_CODE.test(code) ? routes.promo(code) : null);

const MAX_PACKET_LENGTH = 100;

/** Spec 1 §2: with need_auth "auth" a guest has to log in first. */
export function needsLogin({ need_auth }: DeepLink): boolean {
  return need_auth === 'auth';
}

/** The deep link of an address (`/?type=content&id=12`); null without one. */
export function readDeepLink(query: URLSearchParams): DeepLink | null {
  const type = query.get('type');
  if (type === null) return null;
  return {
    type,
    id: query.get('id') ?? query.get('slug'),
    code: query.get('code'),
    start_time: query.get('start_time'),
    library_id: query.get('library_id'),
    need_auth: query.get('need_auth'),
  };
}

function libraryOf(id: string | null): number | null {
  return id && /^\d{1,9}$/.test(id) ? Number(id) : null;
}
