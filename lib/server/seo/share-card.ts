import type { ContentPage } from '@/lib/rules/catalogue/view';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import { type ShareAddress, versionOf } from './share-address';

/** The contents of a share picture. */
export interface ShareCard {
  /** A full picture, a person at its side, a channel's logo, several posters, or text alone. */
  look: 'scene' | 'portrait' | 'emblem' | 'shelf';
  title: string;
  /** The smaller line below the title. */
  line: string | null;
  /** Addresses of the platform's pictures. */
  art: string[];
  /** The title's own colour (`color_bg`). */
  color: string | null;
}

/** The fields of a content page, and of the platform's answer, that the picture needs. */
type ContentFacts = Pick<
  ContentPage,
  'title' | 'suffix' | 'year' | 'age' | 'background' | 'poster' | 'color'
> & {
  genres: ReadonlyArray<{ name: string }>;
};

/** The picture of a page. Its address contains a hash of the contents, so it can be cached forever. */
export function pictureOf(kind: ShareAddress['kind'], keys: string[], card: ShareCard): ShareAddress {
  return { kind, keys, version: card.look === 'shelf' ? undefined : versionOf(card) };
}

/** A title; the page of an episode shows its series, and its own number below. */
export function contentCard(page: ContentFacts): ShareCard {
  const { suffix, year, genres, age } = page;
  const parts = suffix ? [suffix] : [year, genres[0]?.name, age === null ? null : `${age}+`];
  const art = page.background ?? page.poster;
  return {
    look: 'scene',
    title: page.title,
    line: parts.filter(Boolean).join(' · ') || null,
    art: art ? [art] : [],
    color: page.color,
  };
}

export function personCard(name: string, profession: string | null, photo: string | null): ShareCard {
  return { look: 'portrait', title: name, line: profession, art: photo ? [photo] : [], color: null };
}

export function channelCard(
  channel: { name: string; logo: string | null; color: string | null },
  line: string,
): ShareCard {
  return {
    look: 'emblem',
    title: channel.name,
    line,
    art: channel.logo ? [channel.logo] : [],
    color: channel.color,
  };
}

/** The second line of a channel. */
export function channelLine(words: Messages['channels']): string {
  return `${words.live} · ${words.schedule.title}`;
}

/** Posters of a list change daily, and its address does not depend on them. */
export function shelfCard(title: string, line: string | null, posters: readonly string[] = []): ShareCard {
  return { look: 'shelf', title, line, art: [...posters], color: null };
}
