import type { ContentType } from '../../../db/schema/catalogue.ts';
import type { Promotion, RowSource, RowTemplate } from '../../../db/schema/rows.ts';
import type { Localized } from '../../../origin/catalogue.ts';
import { seedId } from '../../ids.ts';
import type { GenreKey } from '../genres.ts';
import { genres } from '../genres.ts';

export interface RowSeed {
  /** The id is derived from it, unless `id` is set. */
  slug: string;
  id?: string;
  title: Localized;
  template: RowTemplate;
  contentType?: ContentType;
  description?: Localized;
  /** Several paragraphs; by default the description is the only one. */
  htmlDescription?: Localized;
  source: RowSource;
}

export interface RowsetSeed {
  id: number;
  slug: string;
  template: string;
  libraryId?: number;
  title: Localized;
  description: Localized;
  rows: readonly RowSeed[];
}

export const rowId = (row: RowSeed): string => row.id ?? seedId(`row:${row.slug}`);

export const genreIds = (...keys: GenreKey[]): number[] => keys.map((key) => genres[key].id);

/** A promotion of a title, with the title's own texts and art. */
export function promoteContent(id: string): Promotion {
  return { id: seedId(`promo:${id}`), destination: { type: 'content', id } };
}

export function promoteChannel(id: number): Promotion {
  return { id: seedId(`promo:channel:${id}`), destination: { type: 'channel', id: String(id) } };
}

/** A row of the channels of one category. */
export const channelsOf = (slug: string, categoryId: number, title: RowSeed['title']): RowSeed => ({
  slug,
  template: 'channel',
  title,
  source: { kind: 'channels', categoryId },
});
