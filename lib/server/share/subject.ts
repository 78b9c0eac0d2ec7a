import 'server-only';
import { getTranslations } from 'next-intl/server';
import { listChannels } from '@/lib/platform/resources/channels';
import { getContent } from '@/lib/platform/resources/contents';
import { getPerson } from '@/lib/platform/resources/persons';
import { getRowset } from '@/lib/platform/resources/rowsets';
import { START_PAGE } from '@/lib/rules/catalogue/constants';
import { professionOf } from '@/lib/rules/catalogue/profession';
import { findChannel } from '@/lib/rules/channels/find';
import { loadRow } from '@/lib/server/catalogue/load-row';
import { shorten } from '@/lib/server/seo/mask';
import { BRAND_PICTURE, type PictureRequest } from '@/lib/server/seo/share-address';
import {
  channelCard,
  channelLine,
  contentCard,
  personCard,
  type ShareCard,
  shelfCard,
} from '@/lib/server/seo/share-card';
import { SHELF_POSTERS } from '@/lib/server/seo/share-constants';
import { wordsOf } from '@/lib/shared/i18n/words';
import { contentIdOf } from '@/lib/shared/ids';
import { nullIfNotFound } from '@/lib/shared/platform-error';
import { brandIn, isMainSite } from '@/lib/shared/sites/sites';

/** Two lines of the drawing. */
const LINE_LENGTH = 84;

/**
 * The contents of a picture; null when the platform has no such page. Never for a child, because children
 * share nothing.
 * @throws PlatformError
 */
export async function shareCardOf(requested: PictureRequest): Promise<ShareCard | null> {
  return loaders[requested.kind](requested).catch(nullIfNotFound);
}

type Loader = (requested: PictureRequest) => Promise<ShareCard | null>;

/** A hidden title has no picture either (spec 2 §2 "Blocklist"). */
const readerOf = ({ locale, site }: PictureRequest) =>
  ({ locale, audience: 'everyone', hidden: site.hiddenContents }) as const;

const loaders: Record<PictureRequest['kind'], Loader> = {
  home: async (requested) => {
    if (requested.keys[0] !== BRAND_PICTURE.keys[0]) return null;
    const { description, rows } = await getRowset(START_PAGE, readerOf(requested));
    const brand = brandIn(requested.site, requested.locale);
    const card = shelfCard(brand, lineOf(description), await postersOf(rows, requested));
    return isMainSite(requested.site) ? card : { ...card, color: requested.site.accent };
  },
  content: async (requested) => {
    const [id, childId] = requested.keys.map(contentIdOf);
    if (!id || childId === null) return null;
    const reader = readerOf(requested);
    const [series, child] = await Promise.all([
      getContent(id, reader),
      childId ? getContent(childId, reader) : null,
    ]);
    const t = await getTranslations({ locale: requested.locale, namespace: 'catalogue.page' });
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
  channel: async (requested) => {
    const channel = findChannel(await listChannels(readerOf(requested)), requested.keys[0] ?? '');
    return channel && channelCard(channel, channelLine(wordsOf(requested.locale).channels));
  },
  person: async (requested) => {
    const person = await getPerson(requested.keys[0] ?? '', readerOf(requested));
    return personCard(
      person.name,
      professionOf(person, wordsOf(requested.locale).catalogue.page),
      person.photo,
    );
  },
  row: async (requested) => {
    const query = { offset: 0, limit: SHELF_POSTERS };
    const row = await loadRow(requested.keys[0] ?? '', query, readerOf(requested), 'here');
    const art = [...row.contents.map(({ poster }) => poster), ...row.persons.map(({ photo }) => photo)];
    return shelfCard(
      row.title,
      lineOf(row.description),
      art.filter((src) => src !== null),
    );
  },
  rowset: async (requested) => {
    const { title, description, rows } = await getRowset(requested.keys[0] ?? '', readerOf(requested));
    return shelfCard(title, lineOf(description), await postersOf(rows, requested));
  },
};

/** Posters of the first row that has some; a page without posters has text only. */
async function postersOf(
  rows: ReadonlyArray<{ key: string; template: string }>,
  requested: PictureRequest,
): Promise<string[]> {
  const row =
    rows.find(({ template }) => template === 'content-v') ??
    rows.find(({ template }) => template === 'content-h');
  if (!row) return [];
  const page = await loadRow(row.key, { offset: 0, limit: SHELF_POSTERS }, readerOf(requested)).catch(
    () => null,
  );
  return (page?.contents ?? []).flatMap(({ poster }) => poster ?? []);
}

const lineOf = (description: string | null) => (description ? shorten(description, LINE_LENGTH) : null);
