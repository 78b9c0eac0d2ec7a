import { Expandable } from '@/components/ui/expandable/Expandable';
import { ExternalLink } from '@/components/ui/link/ExternalLink';
import { DESCRIPTION_LENGTH } from '@/lib/rules/catalogue/constants';
import type { ContentPage } from '@/lib/rules/catalogue/view';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import styles from './section.module.scss';

interface Props {
  page: Pick<ContentPage, 'description' | 'tracks' | 'attribution'>;
  labels: Messages['catalogue']['page'];
  newTabLabel: string;
}

/** The description, folded at 600 characters (spec 2 §9), the languages of sound and subtitles, and the credit that a licence asks for. */
export function About({ page, labels, newTabLabel }: Props) {
  const { description, tracks, attribution } = page;
  const languages = [
    { name: labels.audio, list: tracks.audio },
    { name: labels.subtitles, list: tracks.subtitles },
  ].filter(({ list }) => list);
  if (!description && languages.length === 0 && !attribution) return null;
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
      {languages.length > 0 ? (
        <dl className={styles.languages}>
          {languages.map(({ name, list }) => (
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
