import { useId } from 'react';
import { Rail } from '@/components/ui/rail/Rail';
import type { PersonGroup } from '@/lib/rules/catalogue/view';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import { PersonCard } from '../cards/PersonCard';
import styles from './section.module.scss';

interface Props {
  groups: PersonGroup[];
  labels: Messages['catalogue']['page'];
  rail: Messages['catalogue']['row'];
}

/** All persons in one rail with their role under the name. */
export function PersonGroups({ groups, labels, rail }: Props) {
  const headingId = useId();
  const persons = groups.flatMap(({ role, persons: members }) =>
    members.map((person) => ({
      ...person,
      role: person.role ?? labels.roles[role],
      key: `${role}-${person.id}`,
    })),
  );
  if (persons.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.heading}>
        {labels.persons}
      </h2>
      <Rail fit="person" labelledBy={headingId} labels={rail}>
        {persons.map(({ key, ...person }) => (
          <PersonCard key={key} card={person} />
        ))}
      </Rail>
    </section>
  );
}
