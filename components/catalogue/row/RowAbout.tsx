import { Fold } from '@/components/ui/expandable/Fold';
import { RichText } from '@/components/ui/rich-text/RichText';
import { DESCRIPTION_FOLD } from '@/lib/catalogue/limits';
import type { Messages } from '@/lib/i18n/dictionaries';
import { plainText, type RichNode } from '@/lib/pages/rich-text';
import styles from './page-heading.module.scss';

interface Props {
  nodes: readonly RichNode[];
  labels: Pick<Messages['catalogue']['page'], 'showAll' | 'showLess'>;
}

/** What a row says of itself, with its paragraphs and links (spec 2 §3 "html_description"). */
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
