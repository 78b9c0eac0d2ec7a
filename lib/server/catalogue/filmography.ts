import 'server-only';
import { getTranslations } from 'next-intl/server';
import { readPublic } from '@/lib/platform/clients/public-read';
import { life, tag } from '@/lib/platform/http/cache-life';
import type { Person } from '@/lib/platform/resources/persons';
import { readWholeRow } from '@/lib/platform/resources/row-pages';
import { filmographyCall, type RowPage, toRowPage } from '@/lib/platform/resources/rows';
import { byDecade } from '@/lib/rules/catalogue/filmography';
import type { ContentKind } from '@/lib/rules/catalogue/view';
import type { AudienceContext } from '@/lib/shared/sites/audience';

/** Groups of the person page in their order (spec 2 §2 "Person page"). */
const GROUPS = [
  ['movies', ['movie']],
  ['series', ['series', 'season', 'episode']],
  ['telecasts', ['program']],
] as const satisfies ReadonlyArray<readonly [string, readonly ContentKind[]]>;

/** The works of a person as rows: films, series, programmes, each by decade and newest first; null when they are not known now. */
export async function filmographyOf(person: Person, reader: AudienceContext): Promise<RowPage[] | null> {
  const cacheOptions = { revalidate: life.title, tags: [tag.person(person.id)] };
  const row = await readWholeRow(async (query) => {
    const wire = await readPublic(filmographyCall(person.id, query), reader, cacheOptions);
    return toRowPage(wire, query, { audience: reader.audience, episode: () => '' });
  }).catch(() => null);
  if (!row) return null;
  const [t, page] = await Promise.all([
    getTranslations('catalogue.sections'),
    getTranslations('catalogue.page'),
  ]);
  return GROUPS.flatMap(([name, kinds]) => {
    const works = row.contents.filter((card) => (kinds as readonly ContentKind[]).includes(card.kind));
    return byDecade(works).map(({ decade, works: contents }) => ({
      ...row,
      id: decade ? `${name}-${decade}` : name,
      key: 'filmography',
      template: 'content-v' as const,
      title: decade ? page('decade', { list: t(name), decade: String(decade) }) : t(name),
      contents,
    }));
  });
}
