'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button/Button';
import { Failure } from '@/components/ui/form/Failure';
import { PencilIcon } from '@/components/ui/icon/status';
import { showAlert } from '@/lib/client/modals/alert';
import { editProfile } from '@/lib/client/profiles/calls';
import { asParent, chooseProfile } from '@/lib/client/profiles/choose';
import { draftOf, NEW_DRAFT, openProfiles } from '@/lib/client/profiles/open';
import { MAX_PROFILES } from '@/lib/rules/profiles/constants';
import type { Profile, ProfileList } from '@/lib/rules/profiles/profile';
import { canAdd, isInChildMode, needsParentalCheck } from '@/lib/rules/profiles/rules';
import { fill } from '@/lib/shared/i18n/fill';
import { NewProfileTile } from './NewProfileTile';
import { ProfileTile } from './ProfileTile';
import styles from './profiles.module.scss';
import type { StepProps } from './step';
import { useParentWork } from './use-parent-work';

interface Props extends StepProps {
  list: ProfileList;
  /** A press opens the settings of a profile instead of switching to it. */
  isManaged: boolean;
  onDone(value: unknown): void;
}

/**
 * A list of buttons with the active profile marked. A choice takes effect at once, so this is not a radio group, whose
 * arrow keys would switch with each press (spec 3 §4 Profile editing).
 */
export function ProfileGrid({ words, list, isManaged: opensSettings, onShow, onDone }: Props) {
  const { isBusy, error, run } = useParentWork(words);
  const [pressed, press] = useState<string | null>(null);
  const isLocked = isInChildMode(list);
  const isManaged = opensSettings && !isLocked;
  const mayAdd = canAdd(list) && !isLocked;
  // What most families add first.
  const hasChild = list.profiles.some(({ role }) => role === 'child');

  const choose = (profile: Profile) => {
    if (profile.id === list.activeId) return onDone(null);
    press(profile.id);
    run(
      async () => {
        const chosen = await chooseProfile(profile);
        if (!chosen) return 'notPermitted';
        showAlert(fill(words.switched, { name: chosen.name }));
        onDone(chosen);
        return 'done';
      },
      { step: 'choose' },
    );
  };
  const edit = (profile: Profile) => {
    const view = { step: 'edit', draft: draftOf(profile) } as const;
    if (!needsParentalCheck(profile)) return onShow(view);
    press(profile.id);
    run(
      async () => {
        // Checks the permission to edit, without a change.
        const permitted = await asParent(() => editProfile(profile.id, {}));
        if (!permitted) return 'notPermitted';
        if (permitted.wasRequested) openProfiles(view);
        else onShow(view);
        return 'done';
      },
      { step: 'manage' },
    );
  };

  return (
    <div className={styles.form} aria-busy={isBusy}>
      {list.profiles.length === 0 ? <p className={styles.text}>{words.emptyText}</p> : null}
      <ul className={styles.grid}>
        {list.profiles.map((profile, index) => (
          <li key={profile.id}>
            <ProfileTile
              profile={profile}
              words={words}
              isActive={profile.id === list.activeId}
              isManaged={isManaged}
              isBusy={isBusy && pressed === profile.id}
              isFirst={list.activeId ? profile.id === list.activeId : index === 0}
              onPress={() => (isManaged ? edit(profile) : choose(profile))}
            />
          </li>
        ))}
        {mayAdd && !hasChild ? (
          <li>
            <NewProfileTile
              isForChild
              label={words.kid}
              onPress={() => onShow({ step: 'edit', draft: { ...NEW_DRAFT, role: 'child' } })}
            />
          </li>
        ) : null}
        {mayAdd ? (
          <li>
            <NewProfileTile
              label={words.newProfile}
              onPress={() => onShow({ step: 'edit', draft: NEW_DRAFT })}
            />
          </li>
        ) : null}
      </ul>
      <Failure text={error} />
      {isManaged && !canAdd(list) ? (
        <p className={styles.hint}>{fill(words.full, { count: MAX_PROFILES })}</p>
      ) : null}
      {isLocked ? (
        <p className={styles.hint}>{words.childWorld}</p>
      ) : (
        <Button
          variant={isManaged ? 'primary' : 'quiet'}
          className={styles.manage}
          onClick={() => onShow({ step: isManaged ? 'choose' : 'manage' })}
        >
          {isManaged ? null : <PencilIcon size="sm" />}
          {isManaged ? words.manageDone : words.manage}
        </Button>
      )}
    </div>
  );
}
