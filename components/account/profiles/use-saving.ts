'use client';

import { useState } from 'react';
import { fill } from '@/components/ui/fill';
import { createProfile, editProfile } from '@/lib/client/profiles/calls';
import { asParent, notifyTabs } from '@/lib/client/profiles/choose';
import { type Draft, openProfiles, type ProfilesStart } from '@/lib/client/profiles/open';
import type { Profile, ProfileList, Role } from '@/lib/rules/profiles/profile';
import type { StepProps } from './step';
import { useParentWork } from './use-parent-work';

interface Props extends StepProps {
  list: ProfileList;
  onChanged(): Promise<unknown>;
}

/** Stores the changes of a profile and updates everything that shows it. */
export function useSaving({ words, list, onShow, onChanged }: Props) {
  const { isBusy, error, run } = useParentWork(words);
  const [saved, setSaved] = useState<string | null>(null);

  const tell = async (profile: Profile) => {
    const { id, name, role, icon } = profile;
    if (id === list.activeId) notifyTabs({ id, name, role, icon });
    await onChanged();
  };

  const save = (draft: Draft) => {
    setSaved(null);
    const { id, name, role } = draft;
    const avatarId = draft.avatar?.id || undefined;
    run(
      async () => {
        if (id === null) {
          const created = await createProfile({ name, role, ...(avatarId ? { avatarId } : {}) });
          await onChanged();
          onShow({ step: 'choose' }, fill(words.created, { name: created.name }));
          return 'done';
        }
        const changed = await asParent(() => editProfile(id, { name, ...(avatarId ? { avatarId } : {}) }));
        if (!changed) return 'notPermitted';
        await tell(changed.done);
        showOrOpen(
          onShow,
          { step: 'manage' },
          changed.wasRequested,
          fill(words.saved, { name: changed.done.name }),
        );
        return 'done';
      },
      { step: 'edit', draft },
    );
  };

  /** Spec 3 §4: toggling child saves immediately; other changes stay unsaved. */
  const saveRole = (draft: Draft, role: Role) => {
    const { id } = draft;
    if (id === null) return;
    setSaved(null);
    run(
      async () => {
        const changed = await asParent(() => editProfile(id, { role }));
        if (!changed) return 'notPermitted';
        await tell(changed.done);
        showOrOpen(onShow, { step: 'edit', draft: { ...draft, role } }, changed.wasRequested);
        setSaved(role === 'child' ? words.nowChild : words.nowAdult);
        return 'done';
      },
      { step: 'edit', draft },
    );
  };

  return { isBusy, error, saved, save, saveRole };
}

/** After the PIN the dialog has to be opened again. */
function showOrOpen(
  onShow: StepProps['onShow'],
  view: ProfilesStart,
  wasRequested: boolean,
  news?: string,
): void {
  if (wasRequested) openProfiles(view);
  else onShow(view, news);
}
