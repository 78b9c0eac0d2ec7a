import { Button } from '@/components/ui/button/Button';
import { Spinner } from '@/components/ui/spinner/Spinner';
import styles from './watch.module.scss';

/**
 * Spec 2 §2 Watch button: "while loading, a spinner", in the size of the button. Not `disabled`: the focus begins at it on a
 * television, and stays here after a press on the button that it replaces.
 */
export function WatchWait({ label }: { label: string }) {
  return (
    <Button size="lg" className={styles.watch} aria-disabled aria-busy="true">
      <Spinner label={label} />
    </Button>
  );
}
