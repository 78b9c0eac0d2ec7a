'use client';

import { useState } from 'react';
import { Avatar } from '@/components/ui/avatar/Avatar';
import { PlusIcon } from '@/components/ui/icon/status';
import { Skeleton } from '@/components/ui/skeleton/Skeleton';
import { Spinner } from '@/components/ui/spinner/Spinner';
import { showAlert } from '@/lib/client/modals/alert';
import { showMessage } from '@/lib/client/modals/message';
import { chooseProfile } from '@/lib/client/profiles/choose';
import { NEW_DRAFT, openProfiles } from '@/lib/client/profiles/open';
import { useProfiles } from '@/lib/client/profiles/use-profiles';
import type { Profile } from '@/lib/rules/profiles/profile';
import { canAdd, isInChildMode } from '@/lib/rules/profiles/rules';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import { fill } from '@/lib/shared/i18n/fill';
import { PlatformError } from '@/lib/shared/platform-error';
import styles from './account.module.scss';

interface Props {
  words: Messages['profiles'];
}

/** Spec 3 §2: up to five profiles, with a "new" tile while there are fewer. A press switches the profile. */
export function ProfileRow({ words }: Props) {
  const { value: list, error } = useProfiles();
  const [pressed, press] = useState<string | null>(null);

  const choose = async (profile: Profile, panel: HTMLElement | null) => {
    if (pressed) return;
    press(profile.id);
    try {
      const chosen = await chooseProfile(profile);
      if (chosen) showAlert(fill(words.switched, { name: chosen.name }));
    } catch (failure) {
      const sentence = failure instanceof PlatformError ? failure.sentence : null;
      showMessage({ text: navigator.onLine ? (sentence ?? words.unavailable) : words.offline });
    } finally {
      press(null);
      panel?.hidePopover();
    }
  };

  // If profiles fail to load, the rest of the menu still works.
  if (!list) return error ? null : <Waiting />;
  return (
    <ul className={styles.profiles} aria-label={words.whoTitle}>
      {list.profiles.map((profile) => {
        const isActive = profile.id === list.activeId;
        return (
          <li key={profile.id}>
            <button
              type="button"
              className={styles.profile}
              aria-current={isActive ? 'true' : undefined}
              aria-disabled={pressed !== null}
              onClick={({ currentTarget }) => {
                const panel = currentTarget.closest<HTMLElement>('[popover]');
                if (isActive) panel?.hidePopover();
                else choose(profile, panel);
              }}
            >
              <span className={styles.face}>
                <Avatar src={profile.icon} name={profile.name} sizes="48px" className={styles.picture} />
                {pressed === profile.id ? (
                  <span className={styles.over}>
                    <Spinner label={words.switching} />
                  </span>
                ) : null}
              </span>
              <span className={styles.called}>{profile.name}</span>
            </button>
          </li>
        );
      })}
      {canAdd(list) && !isInChildMode(list) ? (
        <li>
          <button
            type="button"
            className={styles.profile}
            data-closes
            onClick={() => openProfiles({ step: 'edit', draft: NEW_DRAFT })}
          >
            <span className={styles.plus}>
              <PlusIcon />
            </span>
            <span className={styles.called}>{words.newProfile}</span>
          </button>
        </li>
      ) : null}
    </ul>
  );
}

function Waiting() {
  return (
    <div className={styles.profiles}>
      <Skeleton className={styles.face} />
      <Skeleton className={styles.face} />
    </div>
  );
}
