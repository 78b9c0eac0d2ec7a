import { VisuallyHidden } from '@/components/ui/hidden/VisuallyHidden';
import { LockIcon } from '@/components/ui/icon/status';

/** Beside the name of a channel that is not the viewer's. */
export function LockMark({ label }: { label: string }) {
  return (
    <>
      <LockIcon size="sm" />
      <VisuallyHidden>{label}</VisuallyHidden>
    </>
  );
}
