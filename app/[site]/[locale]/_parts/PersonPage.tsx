import { TitleRail } from '@/components/catalogue/cards/TitleRail';
import { PersonHeading } from '@/components/catalogue/person/PersonHeading';
import { PersonViews } from '@/components/catalogue/person/PersonViews';
import type { PersonAnswer } from '@/lib/server/catalogue/person-address';
import type { SiteContext } from '@/lib/server/site/current-site';
import { wordsOf } from '@/lib/shared/i18n/words';

interface Props {
  answer: PersonAnswer;
  siteContext: SiteContext;
}

/** A person with their works, as its own page or as an overlay. */
export function PersonPage({ answer: { person, rows, count }, siteContext }: Props) {
  const { catalogue, favourites } = wordsOf(siteContext.locale);
  return (
    <article>
      <PersonHeading person={person} count={count} labels={catalogue.page} favourites={favourites} />
      <PersonViews biography={person.biography} count={count} labels={catalogue.page}>
        {rows.map((row) => (
          <TitleRail key={row.id} title={row.title} cards={row.contents} labels={catalogue} />
        ))}
      </PersonViews>
    </article>
  );
}
