import type { ContentMetadata } from '@/lib/platform/resources/metadata';
import { readableOn } from '@/lib/shared/contrast';
import styles from './watch.module.scss';

/** The background of `.licence` (`--surface-1` in styles/tokens.scss). */
const GROUND = '#10141f';

interface Props {
  metadata: Pick<ContentMetadata, 'licenceInfo' | 'ownLicence'>;
  /** Shown instead when the rights have expired. */
  lost: string | null;
}

/** Spec 2 §3 Content meta: `license_info` and `user_license_info`, whose colour is adjusted for contrast. */
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
