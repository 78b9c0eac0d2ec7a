import { FavouriteButton } from '@/components/ui/favourite/FavouriteButton';
import { PersonIcon } from '@/components/ui/icon/person';
import { Picture } from '@/components/ui/picture/Picture';
import type { Person } from '@/lib/platform/resources/persons';
import { ageOn } from '@/lib/rules/catalogue/age';
import { professionsOf } from '@/lib/rules/catalogue/profession';
import { dayOf } from '@/lib/rules/schedule/days';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import { inPlural } from '@/lib/shared/plural';
import { scrimOf } from '../scrim/scrim-of';
import styles from './person.module.scss';
import { isFolded } from './rules';

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

/** Photo, name, roles, age, favourite button, and a biography if it is short. */
export function PersonHeading({ person, count, color, labels, favourites, locale }: Props) {
  const { id, name, photo, biography, birthDate } = person;
  const roles = professionsOf(person, labels).join(', ');
  // A stored page may be some hours older than a birthday.
  const age = birthDate && ageOn(dayOf(Date.now() / 1000), birthDate);
  const facts = [
    roles,
    age && inPlural(labels.years, age, locale),
    count > 0 ? `${labels.works}: ${count}` : null,
  ].filter(Boolean);
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
          <div className={styles.actions}>
            <FavouriteButton kind="person" id={id} labels={favourites} />
          </div>
        </div>
        {biography && !isFolded(biography) ? <p className={styles.short}>{biography}</p> : null}
      </div>
    </header>
  );
}
