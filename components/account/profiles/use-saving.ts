'use client';

import { useState } from 'react';
import { createProfile, editProfile } from '@/lib/client/profiles/calls';
import { asParent, showProfileInAllTabs } from '@/lib/client/profiles/choose';
import { type Draft, draftOf, openProfiles, type ProfilesStart } from '@/lib/client/profiles/open';
import { DEFAULT_LEVEL } from '@/lib/rules/profiles/constants';
import type { Profile, ProfileList, Role } from '@/lib/rules/profiles/profile';
import { changedLimits, NO_LIMITS } from '@/lib/rules/profiles/screen-time';
import { fill } from '@/lib/shared/i18n/fill';
import type { StepProps } from './step';
import { useParentWork } from './use-parent-work';

interface Props extends StepProps {
  list: ProfileList;
  onChanged(): Promise<unknown>;
}

/** Stores the changes of a profile and updates everything that shows it. */
export function useSaving({ words, list, onShow, onChanged }: Props) {
  const { isBusy, error, run } = useParentWork(words, onChanged);
  const [saved, setSaved] = useState<string | null>(null);

  const publish = async (profile: Profile) => {
    const { id, name, isUnnamed, role, icon } = profile;
    if (id === list.activeId) showProfileInAllTabs({ id, name, isUnnamed, role, icon });
    await onChanged();
  };

  const save = (draft: Draft) => {
    setSaved(null);
    const { id, name } = draft;
    const input = inputOf(
      draft,
      list.profiles.find((profile) => profile.id === id),
    );
    run(
      async () => {
        if (id === null) {
          const created = await asParent(() => createProfile({ ...input, name, role: draft.role }));
          if (!created) return 'notPermitted';
          await onChanged();
          const news = fill(words.created, { name });
          showOrOpen(onShow, { step: 'choose' }, created.wasRequested, news);
          return 'done';
        }
        const changed = await asParent(() => editProfile(id, input));
        if (!changed) return 'notPermitted';
        await publish(changed.done);
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
        await publish(changed.done);
        // The level and the limits stay stored when a child’s profile becomes an adult’s.
        const { ageLevel, limits } = draftOf(changed.done);
        const next = { ...draft, role, ageLevel, limits };
        showOrOpen(onShow, { step: 'edit', draft: next }, changed.wasRequested);
        setSaved(role === 'child' ? words.nowChild : words.nowAdult);
        return 'done';
      },
      { step: 'edit', draft },
    );
  };

  return { isBusy, error, saved, save, saveRole };
}

/**
 * What nobody changed is not sent: choosing a level and limits needs the PIN, and the name of the first profile is in the
 * language of its reader until it is changed.
 */
function inputOf({ name, role, ageLevel, limits, avatar }: Draft, known?: Profile) {
  const isChild = role === 'child';
  const isChosen = isChild && ageLevel !== (known?.ageLevel ?? DEFAULT_LEVEL);
  return {
    ...(name === known?.name ? {} : { name }),
    ...(avatar?.id ? { avatarId: avatar.id } : {}),
    ...(isChosen ? { ageLevel } : {}),
    ...(isChild ? changedLimits(limits, known?.screenTime ?? NO_LIMITS) : {}),
  };
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
