import { Expandable } from '@/components/ui/expandable/Expandable';
import { PersonIcon } from '@/components/ui/icon/status';
import { Picture } from '@/components/ui/picture/Picture';
import { DESCRIPTION_LENGTH } from '@/lib/catalogue/limits';
import { professionOf } from '@/lib/catalogue/profession';
import type { Messages } from '@/lib/i18n/dictionaries';
import type { Person } from '@/lib/platform/persons';
import styles from './person.module.scss';

interface Props {
  person: Person;
  labels: Messages['catalogue']['page'];
}

/** Photo, name, what the person is known as, and a biography. */
export function PersonHeading({ person, labels }: Props) {
  const role = professionOf(person, labels);
  return (
    <header className={styles.heading}>
      <Picture
        src={person.photo}
        alt=""
        shape="square"
        sizes="(min-width: 933px) 240px, 160px"
        priority="high"
        className={styles.photo}
        fallback={<PersonIcon size="lg" />}
      />
      <div className={styles.words}>
        <h1 className={styles.name}>{person.name}</h1>
        {role ? <p className={styles.role}>{role}</p> : null}
        {person.biography ? (
          <Expandable
            text={person.biography}
            limit={DESCRIPTION_LENGTH}
            more={labels.showAll}
            less={labels.showLess}
          />
        ) : null}
      </div>
    </header>
  );
}
