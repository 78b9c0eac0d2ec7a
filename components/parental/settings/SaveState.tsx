import { Button } from '@/components/ui/button/Button';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import { fill } from '@/lib/shared/i18n/fill';
import styles from './settings.module.scss';
import type { SaveState as State } from './use-settings';

interface Props {
  words: Messages['account'];
  state: State;
}

/** Whether the last change was stored, visible at any scroll position. */
export function SaveState({ words, state }: Props) {
  const own = words.parentalPage;
  const news = state.at === 'saving' ? own.saving : state.at === 'saved' ? own.saved : null;
  return (
    <div className={styles.state}>
      <p role="status" className={styles.news}>
        {news}
      </p>
      {state.at === 'failed' ? (
        <div role="alert" className={styles.failed}>
          <p>{fill(own.saveFailed, { reason: state.reason })}</p>
          <Button size="sm" onClick={state.again}>
            {words.retry}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
