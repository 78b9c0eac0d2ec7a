import { Button } from '@/components/ui/button/Button';
import styles from './payment.module.scss';

interface Props {
  /** The one main action. */
  label: string;
  /** Its label while the answer is awaited. */
  busy: string;
  isBusy: boolean;
  onPress(): void;
  /** The second button: it leaves the dialog, or chooses another way. `closes`: it leaves, and can be pressed while an answer is awaited. */
  quiet?: { label: string; onPress(): void; closes?: boolean } | null;
  /** The name of the event that a press counts as (docs/ANALYTICS.md). */
  event?: 'trial_purchase_button_click' | undefined;
  /** The main action only leaves. */
  isPlain?: boolean;
}

/** One main action, and below it a quiet one. */
export function Answers({ label, busy, isBusy, onPress, quiet = null, event, isPlain = false }: Props) {
  return (
    <div className={styles.answers}>
      {/* Not `disabled`, because a disabled button would lose the focus. */}
      <Button
        variant={isPlain ? 'secondary' : 'primary'}
        size="lg"
        aria-disabled={isBusy}
        onClick={onPress}
        data-event={event}
        data-autofocus
      >
        {isBusy ? busy : label}
      </Button>
      {quiet ? (
        <Button variant="quiet" size="lg" aria-disabled={isBusy && !quiet.closes} onClick={quiet.onPress}>
          {quiet.label}
        </Button>
      ) : null}
    </div>
  );
}
