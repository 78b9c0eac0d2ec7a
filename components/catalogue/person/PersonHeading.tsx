import { clsx } from 'clsx';
import { FavouriteButton } from '@/components/ui/favourite/FavouriteButton';
import { PersonIcon } from '@/components/ui/icon/person';
import { Picture } from '@/components/ui/picture/Picture';
import { RootMark } from '@/components/ui/root-mark/RootMark';
import type { Person } from '@/lib/platform/resources/persons';
import { ageOn } from '@/lib/rules/catalogue/age';
import { excerptOf, isFolded } from '@/lib/rules/catalogue/biography';
import { professionsOf } from '@/lib/rules/catalogue/profession';
import { dayOf } from '@/lib/rules/schedule/days';
import { dateText } from '@/lib/shared/i18n/date-text';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import { inPlural } from '@/lib/shared/plural';
import { scrimOf } from '../scrim/scrim-of';
import styles from './person.module.scss';

interface Props {
  person: Person;
  /** Number of works in the lists below; null when it is not known. */
  count: number | null;
  /** Of their best-known work: the light behind the heading. */
  color: string | null;
  labels: Messages['catalogue']['page'];
  favourites: Messages['favourites'];
  /** BCP 47. */
  locale: string;
}

/** Photo, name, roles, birth, favourite button, and the biography, of which a long one has a view of its own. */
export function PersonHeading({ person, count, color, labels, favourites, locale }: Props) {
  const { id, name, photo, biography, birthDate } = person;
  // A stored page may be some hours older than a birthday.
  const age = birthDate ? ageOn(dayOf(Date.now() / 1000), birthDate) : null;
  const born =
    age !== null && birthDate ? [inPlural(labels.years, age, locale), dayText(birthDate, locale)] : [];
  // The tab says the number of works, where there is one.
  const works = count && !(biography && isFolded(biography)) ? [`${labels.works}: ${count}`] : [];
  const facts = [...professionsOf(person, labels), ...born, ...works];
  return (
    <header className={styles.heading} style={scrimOf(color).style}>
      <Picture
        src={photo}
        alt=""
        shape="square"
        sizes="(min-width: 933px) 240px, (min-width: 481px) 24vw, 120px"
        priority="high"
        className={styles.photo}
        fallback={<PersonIcon size="lg" />}
      />
      <div className={styles.words}>
        <div className={styles.facts}>
          <h1 className={styles.name}>{name}</h1>
          {facts.length > 0 ? (
            <ul className={styles.role}>
              {facts.map((fact) => (
                <li key={fact}>{fact}</li>
              ))}
            </ul>
          ) : null}
          <div className={styles.actions}>
            <FavouriteButton kind="person" id={id} labels={favourites} />
          </div>
        </div>
        {biography ? (
          <p className={clsx(styles.about, isFolded(biography) && styles.excerpt)}>{excerptOf(biography)}</p>
        ) : null}
      </div>
      <RootMark mark="under-header" />
    </header>
  );
}

const dayText = (day: string, locale: string) =>
  dateText(Date.parse(day), locale, { dateStyle: 'long', timeZone: 'UTC' });
