import { Fold } from '@/components/ui/expandable/Fold';
import { RichText } from '@/components/ui/rich-text/RichText';
import { DESCRIPTION_FOLD } from '@/lib/rules/catalogue/constants';
import { plainText, type RichNode } from '@/lib/rules/pages/rich-text';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import styles from './page-heading.module.scss';

interface Props {
  nodes: readonly RichNode[];
  labels: Pick<Messages['catalogue']['page'], 'showAll' | 'showLess'>;
}

/** The description of a row with its paragraphs and links (spec 2 §3 "Row": html_description). */
export function RowAbout({ nodes, labels }: Props) {
  const text = (
    <div className={styles.about}>
      <RichText nodes={nodes} />
    </div>
  );
  if (plainText(nodes).length <= DESCRIPTION_FOLD) return text;
  return (
    <Fold more={labels.showAll} less={labels.showLess}>
      {text}
    </Fold>
  );
}
