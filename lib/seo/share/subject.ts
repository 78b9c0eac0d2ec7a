import 'server-only';
import { getTranslations } from 'next-intl/server';
import { loadRow } from '@/lib/catalogue/load-row';
import { professionOf } from '@/lib/catalogue/profession';
import { findChannel } from '@/lib/channels/find';
import { wordsOf } from '@/lib/i18n/words';
import { contentIdOf } from '@/lib/ids';
import { listChannels } from '@/lib/platform/channels';
import { getContent } from '@/lib/platform/contents';
import { isNotFound } from '@/lib/platform/errors';
import { getPerson } from '@/lib/platform/persons';
import { getRowset } from '@/lib/platform/rowsets';
import { shorten } from '@/lib/seo/mask';
import { brandIn } from '@/lib/sites/sites';
import { type AskedPicture, BRAND_PICTURE } from './address';
import { channelCard, channelLine, contentCard, personCard, type ShareCard, shelfCard } from './card';
import { SHELF_POSTERS } from './limits';

/** The rowset behind `/` (spec 2 §2). */
const HOME_SLUG = 'startpage';

/** Two lines of the drawing. */
const LINE_LENGTH = 84;

/** What is to be drawn; null when the platform has no such page. Never a child's: nobody shares from there. @throws PlatformError */
export async function shareCardOf(asked: AskedPicture): Promise<ShareCard | null> {
  try {
    return await loaders[asked.kind](asked);
  } catch (error) {
    if (isNotFound(error)) return null;
    throw error;
  }
}

type Loader = (asked: AskedPicture) => Promise<ShareCard | null>;

/** What the brand does not show has no picture either (spec 2 §2 "blocklist"). */
const readerOf = ({ locale, site }: AskedPicture) =>
  ({ locale, audience: 'everyone', hidden: site.hiddenContents }) as const;

const loaders: Record<AskedPicture['kind'], Loader> = {
  home: async (asked) => {
    if (asked.keys[0] !== BRAND_PICTURE.keys[0]) return null;
    const { description, rows } = await getRowset(HOME_SLUG, readerOf(asked));
    const brand = brandIn(asked.site, asked.locale);
    return shelfCard(brand, lineOf(description), await postersOf(rows, asked));
  },
  content: async (asked) => {
    const [id, childId] = asked.keys.map(contentIdOf);
    if (!id || childId === null) return null;
    const reader = readerOf(asked);
    const [series, child] = await Promise.all([
      getContent(id, reader),
      childId ? getContent(childId, reader) : null,
    ]);
    const t = await getTranslations({ locale: asked.locale, namespace: 'catalogue.page' });
    const shown = child ?? series;
    const { season, episode } = shown;
    const number = episode
      ? t('suffix', { season: season ?? 1, episode })
      : t('season', { number: season ?? 1 });
    return contentCard({
      ...series,
      suffix: child && (child.season ? number : child.title),
      age: shown.age ?? series.age,
      background: shown.background ?? series.background,
      color: shown.color ?? series.color,
    });
  },
  channel: async (asked) => {
    const channel = findChannel(await listChannels(readerOf(asked)), asked.keys[0] ?? '');
    return channel && channelCard(channel, channelLine(wordsOf(asked.locale).channels));
  },
  person: async (asked) => {
    const person = await getPerson(asked.keys[0] ?? '', readerOf(asked));
    return personCard(person.name, professionOf(person, wordsOf(asked.locale).catalogue.page), person.photo);
  },
  row: async (asked) => {
    const query = { offset: 0, limit: SHELF_POSTERS };
    const row = await loadRow(asked.keys[0] ?? '', query, readerOf(asked));
    const art = [...row.contents.map(({ poster }) => poster), ...row.persons.map(({ photo }) => photo)];
    return shelfCard(
      row.title,
      lineOf(row.description),
      art.filter((src) => src !== null),
    );
  },
  rowset: async (asked) => {
    const { title, description, rows } = await getRowset(asked.keys[0] ?? '', readerOf(asked));
    return shelfCard(title, lineOf(description), await postersOf(rows, asked));
  },
};

/** Posters of the first row that has some; a page without any has its words. */
async function postersOf(
  rows: ReadonlyArray<{ key: string; template: string }>,
  asked: AskedPicture,
): Promise<string[]> {
  const row =
    rows.find(({ template }) => template === 'content-v') ??
    rows.find(({ template }) => template === 'content-h');
  if (!row) return [];
  const page = await loadRow(row.key, { offset: 0, limit: SHELF_POSTERS }, readerOf(asked)).catch(() => null);
  return (page?.contents ?? []).flatMap(({ poster }) => poster ?? []);
}

const lineOf = (description: string | null) => (description ? shorten(description, LINE_LENGTH) : null);
