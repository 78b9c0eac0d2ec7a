import { Button } from '@/components/ui/button/Button';
import styles from './promo.module.scss';

interface Props {
  /** Where no dialog has the name of the step. */
  title?: string;
  text: string;
  /** What the code grants, in one line. */
  more?: string;
  yes: string;
  onYes(): void;
  no?: string;
  onNo?(): void;
}

/** A step that needs only a decision. */
export function DecisionStep({ title, text, more, yes, onYes, no, onNo }: Props) {
  return (
    <div className={styles.form}>
      {title ? <h2 tabIndex={-1}>{title}</h2> : null}
      <p className={styles.text}>{text}</p>
      {more ? <p className={styles.gives}>{more}</p> : null}
      <div className={styles.answers}>
        <Button variant="primary" size="lg" onClick={onYes} data-autofocus>
          {yes}
        </Button>
        {no ? (
          <Button variant="quiet" size="lg" onClick={onNo}>
            {no}
          </Button>
        ) : null}
      </div>
    </div>
  );
}
