'use client';

import { useEffect, useState } from 'react';
import type { ModalProps } from '@/components/ui/modal/ModalShell';
import { WordsDialog } from '@/components/ui/modal/WordsDialog';
import { useIsMounted } from '@/lib/client/hooks/use-is-mounted';
import { type ProfilesStart, readStart } from '@/lib/client/profiles/open';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import { fill } from '@/lib/shared/i18n/fill';
import { ProfilesBody } from './ProfilesBody';

function titleOf(words: Messages['profiles'], { step, draft }: ProfilesStart): string {
  switch (step) {
    case 'choose':
      return words.whoTitle;
    case 'manage':
      return words.manageTitle;
    case 'edit':
      return draft.id === null ? words.newProfile : words.editTitle;
    case 'avatar':
      return words.avatarTitle;
    case 'remove':
      return fill(words.removeTitle, { name: draft.name });
  }
}

/** Faces stand in the middle, and many pictures need more width. */
const VARIANTS = {
  choose: 'middle',
  manage: 'middle',
  edit: 'panel',
  avatar: 'wide',
  remove: 'panel',
} as const satisfies Record<ProfilesStart['step'], string>;

/** Spec 3 §2 modal `profiles`, §4 Profile editing: choose a profile; list, then edit, then avatar picker. */
export function ProfilesModal({ frame, data, settle, words }: ModalProps) {
  const [view, setView] = useState<ProfilesStart>(() => readStart(data));
  const [news, setNews] = useState<string | null>(null);

  // After entering a PIN the viewer returns to the same step.
  useEffect(() => setView(readStart(data)), [data]);

  const show = (next: ProfilesStart, happened: string | null = null) => {
    setView(next);
    setNews(happened);
  };

  // The PIN dialog may have replaced this one in the meantime, and closes without this one.
  const isMounted = useIsMounted();
  const onDone = (value: unknown) => {
    if (!isMounted.current) return;
    settle(value);
    frame.onClose();
  };
  return (
    <WordsDialog
      frame={frame}
      words={words}
      name="profiles"
      variant={VARIANTS[view.step]}
      title={(own) => titleOf(own, view)}
    >
      {(own) => <ProfilesBody words={own} view={view} news={news} onShow={show} onDone={onDone} />}
    </WordsDialog>
  );
}
