import type { libraries } from '../../db/schema/catalogue.ts';
import type { rows } from '../../db/schema/rows.ts';
import type { Localized } from '../../origin/catalogue.ts';
import { seedId } from '../../seed/ids.ts';

/** The library of imported films; films sold with a packet have their own library, which the packet opens. */
export type OwnLibrary = { slug: string; packetId: number | null };

export function ownLibrary(packetId: number | null): OwnLibrary {
  return { slug: packetId === null ? 'own' : `own-${packetId}`, packetId };
}

const TITLE: Localized = {
  ru: 'Своё кино',
  kk: 'Өз киномыз',
  en: 'Our own films',
  uz: 'Oʻz kinolarimiz',
};

const DESCRIPTION: Localized = {
  ru: 'Фильмы и сериалы из собственной коллекции.',
  kk: 'Өз топтамамыздағы фильмдер мен сериалдар.',
  en: 'Films and series of our own collection.',
  uz: 'Oʻz toʻplamimizdagi film va seriallar.',
};

export function libraryRow({ slug }: OwnLibrary, id: number): typeof libraries.$inferInsert {
  return {
    id,
    slug,
    title: TITLE,
    description: DESCRIPTION,
    colorBg: '#2b2440',
    artSeed: 'balloons',
    // After the existing libraries.
    sort: 1000,
  };
}

/** A row with everything in the library, the newest first. */
export function filmsRow({ slug }: OwnLibrary, libraryId: number): typeof rows.$inferInsert {
  const rowSlug = `${slug}-films`;
  return {
    ...{ id: seedId(`row:${rowSlug}`), slug: rowSlug, title: TITLE, template: 'content-v' },
    description: DESCRIPTION,
    htmlDescription: { ru: '', kk: '', en: '', uz: '' },
    source: { kind: 'query', libraryId, types: ['movie', 'series'], sort: 'new' },
  };
}
