import { split } from '@/components/ui/expandable/split';
import { FavouriteButton } from '@/components/ui/favourite/FavouriteButton';
import { fill } from '@/components/ui/fill';
import { PersonIcon } from '@/components/ui/icon/person';
import { Picture } from '@/components/ui/picture/Picture';
import type { Person } from '@/lib/platform/resources/persons';
import { ageOn } from '@/lib/rules/catalogue/age';
import { professionsOf } from '@/lib/rules/catalogue/profession';
import { dayOf } from '@/lib/rules/schedule/days';
import { dateText } from '@/lib/shared/i18n/date-text';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import { inPlural } from '@/lib/shared/plural';
import { scrimOf } from '../scrim/scrim-of';
import styles from './person.module.scss';
import { EXCERPT_LENGTH, isFolded } from './rules';

interface Props {
  person: Person;
  /** Number of works in the lists below. */
  count: number;
  /** Of their best-known work: the light behind the heading. */
  color: string | null;
  labels: Messages['catalogue']['page'];
  favourites: Messages['favourites'];
  /** BCP 47. */
  locale: string;
}

/** Photo, name, roles, birth, favourite button, and the biography, or its first lines if it has its own view. */
export function PersonHeading({ person, count, color, labels, favourites, locale }: Props) {
  const { id, name, photo, biography, birthDate } = person;
  const roles = professionsOf(person, labels).join(', ');
  // A stored page may be some hours older than a birthday.
  const age = birthDate ? ageOn(dayOf(Date.now() / 1000), birthDate) : null;
  const facts = [roles, count > 0 ? `${labels.works}: ${count}` : null].filter(Boolean);
  return (
    <header className={styles.heading} style={scrimOf(color).style}>
      <Picture
        src={photo}
        alt=""
        shape="square"
        sizes="(min-width: 933px) 240px, (min-width: 481px) 24vw, 112px"
        priority="high"
        className={styles.photo}
        fallback={<PersonIcon size="lg" />}
      />
      <div className={styles.words}>
        <div className={styles.facts}>
          <h1 className={styles.name}>{name}</h1>
          {facts.length > 0 ? <p className={styles.role}>{facts.join(' · ')}</p> : null}
          {birthDate && age !== null ? (
            <p className={styles.role}>
              {fill(labels.born, {
                date: dateText(Date.parse(birthDate), locale, { dateStyle: 'long', timeZone: 'UTC' }),
                age: inPlural(labels.years, age, locale),
              })}
            </p>
          ) : null}
          <div className={styles.actions}>
            <FavouriteButton kind="person" id={id} labels={favourites} />
          </div>
        </div>
        {biography ? <Biography text={biography} /> : null}
      </div>
    </header>
  );
}

function Biography({ text }: { text: string }) {
  if (!isFolded(text)) return <p className={styles.short}>{text}</p>;
  const [start] = split(text, EXCERPT_LENGTH);
  return <p className={styles.excerpt}>{start}…</p>;
}
