import type { ContentMetadata } from '@/lib/platform/resources/metadata';
import { readableOn } from '@/lib/shared/contrast';
import styles from './watch.module.scss';

/** What lies under `.licence` (`--surface-1` in styles/tokens.scss). */
const GROUND = '#10141f';

interface Props {
  metadata: Pick<ContentMetadata, 'licenceInfo' | 'ownLicence'>;
  /** Said instead when the rights have run out. */
  lost: string | null;
}

/** Spec 2 §3 Content meta: `license_info` and `user_license_info`, whose colour is made readable. */
export function LicenceNotes({ metadata, lost }: Props) {
  const { licenceInfo, ownLicence } = metadata;
  if (lost) return <p className={styles.notes}>{lost}</p>;
  if (!licenceInfo && !ownLicence) return null;
  return (
    <p className={styles.notes}>
      {ownLicence ? (
        <span className={styles.licence} style={{ color: readableOn(ownLicence.color, GROUND) }}>
          {ownLicence.text}
        </span>
      ) : null}
      {licenceInfo ? <span>{licenceInfo}</span> : null}
    </p>
  );
}
