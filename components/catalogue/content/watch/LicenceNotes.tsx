import { documentAudience } from '@/lib/client/browser/of-document';
import type { ContentMetadata } from '@/lib/platform/resources/metadata';
import { CARD_GROUND, CHILD_CARD_GROUND, readableOn } from '@/lib/shared/contrast';
import { isForChild } from '@/lib/shared/sites/audience';
import styles from './watch.module.scss';

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
  const ground = isForChild(documentAudience()) ? CHILD_CARD_GROUND : CARD_GROUND;
  return (
    <p className={styles.notes}>
      {ownLicence ? (
        <span className={styles.licence} style={{ color: readableOn(ownLicence.color, ground) }}>
          {ownLicence.text}
        </span>
      ) : null}
      {licenceInfo ? <span>{licenceInfo}</span> : null}
    </p>
  );
}
