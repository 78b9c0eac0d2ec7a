'use client';

import { Button } from '@/components/ui/button/Button';
import { Failure } from '@/components/ui/form/Failure';
import { removeProfile } from '@/lib/client/profiles/calls';
import { asParent } from '@/lib/client/profiles/choose';
import { openProfiles } from '@/lib/client/profiles/open';
import { fill } from '@/lib/shared/i18n/fill';
import styles from './profiles.module.scss';
import type { DraftProps } from './step';
import { useParentWork } from './use-parent-work';

/** Removing a profile deletes its history and favourites, so it needs a confirmation. */
export function RemoveProfile({ words, draft, onShow, onChanged }: DraftProps) {
  const { isBusy, error, run } = useParentWork(words, onChanged);
  const { id } = draft;

  const remove = () => {
    if (id === null) return;
    run(
      async () => {
        const removed = await asParent(() => removeProfile(id));
        if (!removed) return 'notPermitted';
        await onChanged();
        if (removed.wasRequested) openProfiles({ step: 'manage' });
        else onShow({ step: 'manage' }, fill(words.removed, { name: draft.name }));
        return 'done';
      },
      { step: 'remove', draft },
    );
  };

  return (
    <div className={styles.form} aria-busy={isBusy}>
      <p className={styles.text}>{words.removeText}</p>
      <Failure text={error} />
      <div className={styles.ways}>
        <Button variant="primary" size="lg" aria-disabled={isBusy} onClick={remove}>
          {isBusy ? words.removing : words.remove}
        </Button>
        <Button size="lg" onClick={() => onShow({ step: 'edit', draft })} data-autofocus>
          {words.keep}
        </Button>
      </div>
    </div>
  );
}
