import { FavouriteButton } from '@/components/ui/favourite/FavouriteButton';
import { PersonIcon } from '@/components/ui/icon/person';
import { Picture } from '@/components/ui/picture/Picture';
import type { Person } from '@/lib/platform/resources/persons';
import { professionsOf } from '@/lib/rules/catalogue/profession';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import styles from './person.module.scss';
import { isFolded } from './rules';

interface Props {
  person: Person;
  /** Number of works in the lists below. */
  count: number;
  labels: Messages['catalogue']['page'];
  favourites: Messages['favourites'];
}

/** Photo, name, roles, favourite button, and a biography if it is short. */
export function PersonHeading({ person, count, labels, favourites }: Props) {
  const { id, name, photo, biography } = person;
  const roles = professionsOf(person, labels).join(', ');
  const facts = [roles, count > 0 ? `${labels.works}: ${count}` : null].filter(Boolean);
  return (
    <header className={styles.heading}>
      <Picture
        src={photo}
        alt=""
        shape="square"
        sizes="(min-width: 933px) 240px, 160px"
        priority="high"
        className={styles.photo}
        fallback={<PersonIcon size="lg" />}
      />
      <div className={styles.words}>
        <h1 className={styles.name}>{name}</h1>
        {facts.length > 0 ? <p className={styles.role}>{facts.join(' · ')}</p> : null}
        <div className={styles.actions}>
          <FavouriteButton kind="person" id={id} labels={favourites} />
        </div>
        {biography && !isFolded(biography) ? <p className={styles.short}>{biography}</p> : null}
      </div>
    </header>
  );
}
