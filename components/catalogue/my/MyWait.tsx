import { VisuallyHidden } from '@/components/ui/hidden/VisuallyHidden';
import { RowSkeleton } from '../row/RowSkeleton';
import type { MyRowsProps } from './MyRows';

/** The place of the rows until they are there. */
export function MyWait({ words, labels }: Pick<MyRowsProps, 'words' | 'labels'>) {
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
