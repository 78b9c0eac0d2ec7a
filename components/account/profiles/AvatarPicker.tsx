'use client';

import { type FormEvent, useState } from 'react';
import { Avatar } from '@/components/ui/avatar/Avatar';
import { Button } from '@/components/ui/button/Button';
import { Spinner } from '@/components/ui/spinner/Spinner';
import type { Draft } from '@/lib/client/profiles/open';
import { useAvatars } from '@/lib/client/profiles/use-profiles';
import type { Avatar as Picture } from '@/lib/rules/profiles/profile';
import { fill } from '@/lib/shared/i18n/fill';
import styles from './profiles.module.scss';
import type { StepProps } from './step';

interface Props extends StepProps {
  draft: Draft;
}

/** Spec 3 §4: avatars by category. One radio group: arrow keys move through it, a press chooses at once. */
export function AvatarPicker({ words, draft, onShow }: Props) {
  const { value: categories, error, isAsking, reload } = useAvatars();
  const [picked, pick] = useState(draft.avatar);
  const take = (avatar: Draft['avatar']) => onShow({ step: 'edit', draft: { ...draft, avatar } });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    take(picked);
  };

  return (
    <form className={styles.form} onSubmit={submit}>
      {categories?.map(({ title, avatars }, index) => (
        <fieldset key={title} className={styles.category}>
          <legend className={styles.legend}>{title}</legend>
          <div className={styles.avatars}>
            {avatars.map((avatar, number) => (
              <AvatarRadio
                key={avatar.id}
                avatar={avatar}
                label={fill(words.avatarNumber, { category: title, number: number + 1 })}
                isPicked={avatar.id === picked?.id}
                isFirst={picked ? avatar.id === picked.id : index + number === 0}
                onPick={pick}
                onTake={take}
              />
            ))}
          </div>
        </fieldset>
      ))}
      {categories ? null : error && !isAsking ? (
        <div role="alert" className={styles.form}>
          <p className={styles.text}>{words.avatarsFailed}</p>
          <Button onClick={() => reload()}>{words.retry}</Button>
        </div>
      ) : (
        <div className={styles.waiting}>
          <Spinner label={words.loading} />
        </div>
      )}
      <div className={styles.ways}>
        {categories ? (
          <Button type="submit" variant="primary" size="lg">
            {words.manageDone}
          </Button>
        ) : null}
        <Button variant="quiet" size="lg" onClick={() => take(draft.avatar)}>
          {words.back}
        </Button>
      </div>
    </form>
  );
}

interface RadioProps {
  avatar: Picture;
  label: string;
  isPicked: boolean;
  isFirst: boolean;
  onPick(avatar: Picture): void;
  onTake(avatar: Picture): void;
}

function AvatarRadio({ avatar, label, isPicked, isFirst, onPick, onTake }: RadioProps) {
  return (
    <span className={styles.avatar}>
      <input
        type="radio"
        name="avatar"
        value={avatar.id}
        aria-label={label}
        checked={isPicked}
        className={styles.radio}
        data-autofocus={isFirst ? '' : undefined}
        onChange={() => onPick(avatar)}
        // Arrow keys dispatch clicks with a count of 0, which only move the selection.
        onClick={({ detail }) => {
          if (detail > 0) onTake(avatar);
        }}
      />
      <Avatar src={avatar.src} name="" sizes="72px" className={styles.choice} />
    </span>
  );
}
