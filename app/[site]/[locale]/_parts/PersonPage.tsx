import { TitleRail } from '@/components/catalogue/cards/TitleRail';
import { PersonHeading } from '@/components/catalogue/person/PersonHeading';
import { PersonViews } from '@/components/catalogue/person/PersonViews';
import { PersonWorks } from '@/components/catalogue/person/PersonWorks';
import { CompletePage } from '@/components/shell/CompletePage';
import { knownFor, oneList } from '@/lib/rules/catalogue/filmography';
import type { PersonAnswer } from '@/lib/server/catalogue/person-address';
import type { SiteContext } from '@/lib/server/site/current-site';
import { localeTags } from '@/lib/shared/i18n/locales';
import { wordsOf } from '@/lib/shared/i18n/words';

interface Props {
  answer: PersonAnswer;
  siteContext: SiteContext;
}

/** A person with their works, as its own page or as an overlay. */
export function PersonPage({ answer: { person, rows, count }, siteContext }: Props) {
  const { catalogue, favourites } = wordsOf(siteContext.locale);
  const works = rows.flatMap(({ contents }) => contents);
  const list = oneList(works);
  const known = list ? [] : knownFor(works);
  const hasKnown = known.length > 0;
  const color = (list ?? known)[0]?.color ?? works[0]?.color ?? null;
  return (
    <article>
      <CompletePage />
      <PersonHeading
        {...{ person, count, color, favourites }}
        labels={catalogue.page}
        locale={localeTags[siteContext.locale]}
      />
      <PersonViews biography={person.biography} count={count} labels={catalogue.page}>
        <TitleRail title={catalogue.page.knownFor} cards={known} leads labels={catalogue} />
        {list ? (
          <PersonWorks works={list} labels={catalogue} />
        ) : (
          rows.map((row, index) => (
            <TitleRail
              key={row.id}
              title={row.title}
              cards={row.contents}
              leads={!hasKnown && index === 0}
              labels={catalogue}
            />
          ))
        )}
      </PersonViews>
    </article>
  );
}
