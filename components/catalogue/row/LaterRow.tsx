import { LazyRow } from './LazyRow';
import type { LazyRowProps } from './LazyRowBody';
import { RowSkeleton } from './RowSkeleton';

/** A row that loads when it comes near, with a server-rendered placeholder until then. */
export function LaterRow(props: LazyRowProps) {
  const { template, title, labels } = props;
  return (
    <LazyRow {...props}>
      <RowSkeleton isFar template={template} title={title} labels={labels.row} />
    </LazyRow>
  );
}
