import { TitleRail } from '@/components/catalogue/cards/TitleRail';
import { PersonHeading } from '@/components/catalogue/person/PersonHeading';
import { PersonViews } from '@/components/catalogue/person/PersonViews';
import type { PersonAnswer } from '@/lib/catalogue/person-address';
import { wordsOf } from '@/lib/i18n/words';
import type { Face } from '@/lib/sites/current';

interface Props {
  answer: PersonAnswer;
  face: Face;
}

/** A person with their works, as a page of its own or laid over the page it was opened from. */
export function PersonPage({ answer: { person, rows, count }, face }: Props) {
  const { catalogue, favourites } = wordsOf(face.locale);
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
