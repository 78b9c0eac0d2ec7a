import { Expandable } from '@/components/ui/expandable/Expandable';
import { ExternalLink } from '@/components/ui/link/ExternalLink';
import { DESCRIPTION_LENGTH } from '@/lib/rules/catalogue/constants';
import type { ContentPage, PersonRole } from '@/lib/rules/catalogue/view';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import styles from './section.module.scss';

interface Props {
  page: Pick<ContentPage, 'description' | 'persons' | 'tracks' | 'attribution'>;
  labels: Messages['catalogue']['page'];
  newTabLabel: string;
}

/** Names of a role beside the description; the row of persons has all of them. */
const NAMES_AT_MOST = 4;

/**
 * The description, folded at 600 characters (spec 2 §9), who made it and plays in it, the languages of sound and subtitles, and the credit that a
 * licence asks for.
 */
export function About({ page, labels, newTabLabel }: Props) {
  const { description, persons, tracks, attribution } = page;
  const namesOf = (wanted: PersonRole) =>
    persons
      .find(({ role }) => role === wanted)
      ?.persons.slice(0, NAMES_AT_MOST)
      .map(({ name }) => name)
      .join(', ');
  const facts = [
    { name: labels.roles.director, list: namesOf('director') },
    { name: labels.roles.presenter, list: namesOf('presenter') },
    { name: labels.cast, list: namesOf('actor') },
    { name: labels.audio, list: tracks.audio },
    { name: labels.subtitles, list: tracks.subtitles },
  ].filter(({ list }) => list);
  if (!description && facts.length === 0 && !attribution) return null;
  return (
    <section className={styles.about} aria-label={labels.about}>
      {description ? (
        <Expandable
          text={description}
          limit={DESCRIPTION_LENGTH}
          more={labels.showAll}
          less={labels.showLess}
        />
      ) : null}
      {facts.length > 0 ? (
        <dl className={styles.facts}>
          {facts.map(({ name, list }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{list}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      {attribution ? (
        <p className={styles.credit}>
          {labels.licence}:{' '}
          {attribution.href ? (
            <ExternalLink href={attribution.href} newTabLabel={newTabLabel} className={styles.creditLink}>
              {attribution.text}
            </ExternalLink>
          ) : (
            attribution.text
          )}
        </p>
      ) : null}
    </section>
  );
}
