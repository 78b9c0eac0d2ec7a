import { eq } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { Database } from '../db/open.ts';
import { messages, news } from '../db/schema/notices.ts';
import type { Destination } from '../db/schema/rows.ts';
import { intId } from '../domain/identifiers.ts';
import type { Localized } from '../origin/catalogue.ts';
import { type fixedPictures, fixedSubject } from '../origin/images/fixed.ts';
import type { ImageCatalogue, ImageKind, ImageLocale, ImageSubject } from '../origin/images/subject.ts';
import { type VersionLookup, versionsOf } from '../origin/images/version.ts';
import { contentSubject, isWorld } from './content-subject.ts';
import type { Channel, Person, Snapshot } from './model.ts';
import type { CatalogueStore } from './store.ts';

type Lookup = (snapshot: Snapshot, id: string, locale: ImageLocale) => ImageSubject | null;

function channelSubject(channel: Channel, locale: ImageLocale): ImageSubject {
  return {
    seed: channel.slug,
    title: channel.name[locale],
    color: channel.colorBg,
    mark: channel.artSeed ?? undefined,
  };
}

function personSubject(person: Person, locale: ImageLocale): ImageSubject {
  return {
    seed: person.artSeed ?? person.slug,
    title: person.name[locale],
    person: person.portrait ?? undefined,
  };
}

type Drawn = { artSeed: string | null; colorBg?: string };

/** Art of an object that is not a title: `art_seed` names its world, if there is a world of that name. */
function plainSubject(seed: string, title: Localized, { artSeed, colorBg }: Drawn, locale: ImageLocale) {
  const world = artSeed ?? undefined;
  return {
    // Two objects of the same world still get different pictures.
    seed: artSeed ? `${seed}/${artSeed}` : seed,
    title: title[locale],
    color: colorBg,
    world: isWorld(world) ? world : undefined,
  };
}

const ofContent: Lookup = (snapshot, id, locale) => {
  const content = snapshot.contents.get(id);
  return content ? contentSubject(content, locale) : null;
};

/** A poster may be a file of the provider; all other pictures of a title are drawn. */
const ofPoster: Lookup = (snapshot, id, locale) => {
  const content = snapshot.contents.get(id);
  if (!content) return null;
  const { poster } = content;
  return { ...contentSubject(content, locale), ...(poster ? { file: poster } : {}) };
};

const ofChannel: Lookup = (snapshot, id, locale) => {
  const channel = snapshot.channels.get(intId(id) ?? 0);
  return channel ? channelSubject(channel, locale) : null;
};

const ofPerson: Lookup = (snapshot, id, locale) => {
  const person = snapshot.persons.get(intId(id) ?? 0);
  return person ? personSubject(person, locale) : null;
};

const ofPacket: Lookup = (snapshot, id, locale) => {
  const packet = snapshot.packets.get(intId(id) ?? 0);
  return packet ? plainSubject(`packet-${id}`, packet.name, packet, locale) : null;
};

const ofLibrary: Lookup = (snapshot, id, locale) => {
  const library = snapshot.libraries.get(intId(id) ?? 0);
  return library ? plainSubject(library.slug, library.title, library, locale) : null;
};

const ofRowset: Lookup = (snapshot, id, locale) => {
  const rowset = snapshot.rowsets.find((page) => String(page.id) === id);
  return rowset ? plainSubject(rowset.slug, rowset.title, rowset, locale) : null;
};

const ofCategory: Lookup = (snapshot, id, locale) => {
  const category = snapshot.categories.find(({ slug }) => slug === id);
  return category ? { seed: category.slug, title: category.name[locale], mark: category.slug } : null;
};

const NO_TITLE: Localized = { ru: '', kk: '', en: '', uz: '' };

function destinationSubject({ type, id = '' }: Destination, snapshot: Snapshot, locale: ImageLocale) {
  if (type === 'content') return ofContent(snapshot, id, locale);
  return type === 'channel' ? ofChannel(snapshot, id, locale) : null;
}

const ofPromotion: Lookup = (snapshot, id, locale) => {
  for (const { source } of snapshot.rows.values()) {
    const item = source.kind === 'promotions' ? source.items.find((one) => one.id === id) : undefined;
    if (!item) continue;
    const { artSeed = null, colorBg, title, destination } = item;
    // A promotion without art of its own shows the scene of its target.
    const led = artSeed ? null : destinationSubject(destination, snapshot, locale);
    return led ?? plainSubject(id, title ?? destination.title ?? NO_TITLE, { artSeed, colorBg }, locale);
  }
  return null;
};

const lookups: Record<Exclude<ImageKind, 'news' | keyof typeof fixedPictures>, Lookup> = {
  poster: ofPoster,
  still: ofContent,
  background: ofContent,
  title: ofContent,
  person: ofPerson,
  logo: ofChannel,
  icon: ofChannel,
  'cover-bg': ofChannel,
  'cover-color_bg': ofChannel,
  'cover-light_bg': ofChannel,
  'cover-dark_bg': ofChannel,
  promo: ofPromotion,
  packet: ofPacket,
  library: ofLibrary,
  collection: ofRowset,
  category: ofCategory,
};

function inSnapshot(snapshot: Snapshot, kind: ImageKind, id: string, locale: ImageLocale) {
  if (kind in lookups) return lookups[kind as keyof typeof lookups](snapshot, id, locale);
  return fixedSubject(kind, id, locale);
}

/** The pictures whose versions are remembered: all of our catalogue, and the most requested of a larger one. */
const VERSIONS = 20_000;

/** A version is a hash of everything that a picture shows, and a list of channels has several pictures of each. */
const remembered = new WeakMap<Snapshot, LRUCache<string, string>>();

function versionIn(snapshot: Snapshot, kind: ImageKind, id: string, locale: ImageLocale): string | null {
  const versions = remembered.get(snapshot) ?? new LRUCache<string, string>({ max: VERSIONS });
  remembered.set(snapshot, versions);
  const key = `${kind} ${locale} ${id}`;
  const known = versions.get(key);
  if (known) return known;
  const version = versionsOf((...picture) => inSnapshot(snapshot, ...picture))(kind, id, locale);
  if (version) versions.set(key, version);
  return version;
}

/** Versions for addresses, without waiting: null for what is not in the catalogue that was loaded last. */
export const versionsIn =
  (store: CatalogueStore): VersionLookup =>
  (kind, id, locale) => {
    const snapshot = store.latest();
    return snapshot && versionIn(snapshot, kind, id, locale);
  };

/** The picture of a news item or of a message. */
export const newsSubject = (
  { id, title, artSeed }: { id: string | number; title: Localized; artSeed: string | null },
  locale: ImageLocale,
): ImageSubject => plainSubject(`news-${id}`, title, { artSeed }, locale);

/** What to draw for the key in the address of an image. */
export function imageCatalogue(store: CatalogueStore, db: Database): ImageCatalogue {
  /** News have small numbers, messages have long ids that contain their time. */
  async function ofNews(id: string, locale: ImageLocale): Promise<ImageSubject | null> {
    const number = intId(id);
    const [item] =
      number === null
        ? await db
            .select({ title: messages.title, artSeed: messages.artSeed })
            .from(messages)
            .where(eq(messages.id, id))
        : await db.select({ title: news.title, artSeed: news.artSeed }).from(news).where(eq(news.id, number));
    return item ? newsSubject({ id, ...item }, locale) : null;
  }

  return {
    async subject(kind, id, locale) {
      if (kind === 'news') return ofNews(id, locale);
      return inSnapshot(await store.current(), kind, id, locale);
    },
  };
}
