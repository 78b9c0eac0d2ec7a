import { VisuallyHidden } from '@/components/ui/hidden/VisuallyHidden';
import { LockIcon } from '@/components/ui/icon/lock';

/** Shown next to the name of a channel that the viewer has not bought. */
export function LockMark({ label }: { label: string }) {
  return (
    <>
      <LockIcon size="sm" />
      <VisuallyHidden>{label}</VisuallyHidden>
    </>
  );
}
