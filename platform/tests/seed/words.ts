import type { Localized } from '../../src/origin/catalogue.ts';
import { categories } from '../../src/seed/data/channels/categories.ts';
import { channels } from '../../src/seed/data/channels/index.ts';
import { messages, news, surveys } from '../../src/seed/data/commerce/notices.ts';
import { packets } from '../../src/seed/data/commerce/packets.ts';
import {
  periodDescriptions,
  periodTitles,
  rentDescription,
  rentTitle,
} from '../../src/seed/data/commerce/periods.ts';
import { promoKeys } from '../../src/seed/data/commerce/promo-keys.ts';
import { countries } from '../../src/seed/data/countries.ts';
import { genres } from '../../src/seed/data/genres.ts';
import { libraries } from '../../src/seed/data/libraries.ts';
import { rows, rowsets } from '../../src/seed/data/pages/index.ts';
import { persons } from '../../src/seed/data/persons/index.ts';
import { seoMasks } from '../../src/seed/data/seo-masks.ts';
import { films, programmes, series } from '../../src/seed/titles.ts';

export type Found = { path: string; text: Localized };

const isLocalized = (value: object): value is Localized => 'ru' in value && 'kk' in value && 'en' in value;

/** Collects every localised text, at any depth. */
function collect(value: unknown, path: string): Found[] {
  if (typeof value !== 'object' || value === null) return [];
  if (isLocalized(value)) return [{ path, text: value }];
  return Object.entries(value).flatMap(([key, inner]) => {
    const name = 'key' in value && typeof value.key === 'string' ? `${path}(${value.key})` : path;
    return collect(inner, `${name}.${key}`);
  });
}

export const allTexts: Found[] = collect(
  {
    films,
    series,
    programmes,
    persons,
    channels,
    categories,
    genres,
    countries,
    libraries,
    rows,
    rowsets,
    packets,
    promoKeys,
    periods: { periodTitles, periodDescriptions, rentTitle, rentDescription },
    news,
    messages,
    surveys,
    seoMasks,
  },
  'seed',
);
