import { VisuallyHidden } from '@/components/ui/hidden/VisuallyHidden';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import type { RowLabels } from '../row/labels';
import { RowSkeleton } from '../row/RowSkeleton';

interface Props {
  words: Pick<Messages['my'], 'loading'>;
  labels: Pick<RowLabels, 'row'>;
}

/** Placeholder of the rows while they load. */
export function MyWait({ words, labels }: Props) {
  return (
    <>
      <p role="status">
        <VisuallyHidden>{words.loading}</VisuallyHidden>
      </p>
      <div aria-hidden="true">
        <RowSkeleton template="content-h" title={' '} labels={labels.row} />
        <RowSkeleton template="content-v" title={' '} labels={labels.row} />
      </div>
    </>
  );
}
