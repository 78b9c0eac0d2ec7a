import type { ContentPage } from '@/lib/rules/catalogue/view';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import { type ShareAddress, versionOf } from './share-address';

/** What is drawn for a page that is shared. */
export interface ShareCard {
  /** A still over all of it, a person at its side, a channel's sign, a shelf of posters, or words alone. */
  look: 'scene' | 'portrait' | 'emblem' | 'shelf';
  title: string;
  /** The quieter line below the title. */
  line: string | null;
  /** Addresses of the platform's art. */
  art: string[];
  /** The title's own colour (`color_bg`). */
  color: string | null;
}

/** What a content page knows of itself, and what the picture asks the platform for. */
type ContentFacts = Pick<
  ContentPage,
  'title' | 'suffix' | 'year' | 'age' | 'background' | 'poster' | 'color'
> & {
  genres: ReadonlyArray<{ name: string }>;
};

/** The picture of a page. Its address names what is drawn, so that it may be kept for ever. */
export function pictureOf(kind: ShareAddress['kind'], keys: string[], card: ShareCard): ShareAddress {
  return { kind, keys, version: card.look === 'shelf' ? undefined : versionOf(card) };
}

/** A title; the page of an episode shows its series, and its own number below. */
export function contentCard(page: ContentFacts): ShareCard {
  const { suffix, year, genres, age } = page;
  const facts = suffix ? [suffix] : [year, genres[0]?.name, age === null ? null : `${age}+`];
  const art = page.background ?? page.poster;
  return {
    look: 'scene',
    title: page.title,
    line: facts.filter(Boolean).join(' · ') || null,
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

/** What one gets there. */
export function channelLine(words: Messages['channels']): string {
  return `${words.live} · ${words.schedule.title}`;
}

/** Posters of a list change from day to day; its address does not name them. */
export function shelfCard(title: string, line: string | null, posters: readonly string[] = []): ShareCard {
  return { look: 'shelf', title, line, art: [...posters], color: null };
}
