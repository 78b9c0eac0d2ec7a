'use client';

import { type FormEvent, useEffect, useState } from 'react';
import { Avatar } from '@/components/ui/avatar/Avatar';
import { Button } from '@/components/ui/button/Button';
import { Choice } from '@/components/ui/choice/Choice';
import { Field } from '@/components/ui/field/Field';
import { Failure } from '@/components/ui/form/Failure';
import { PencilIcon } from '@/components/ui/icon/status';
import { Switch } from '@/components/ui/switch/Switch';
import type { Draft } from '@/lib/client/profiles/open';
import { useAvatars } from '@/lib/client/profiles/use-profiles';
import { NAME_MAX_LENGTH } from '@/lib/rules/profiles/constants';
import type { ProfileList, Role } from '@/lib/rules/profiles/profile';
import { isLastAdult, randomAvatar, removalObstacle } from '@/lib/rules/profiles/rules';
import { isBedtime } from '@/lib/rules/profiles/screen-time';
import { CHILD_LEVELS, type ChildLevel } from '@/lib/shared/sites/audience';
import styles from './profiles.module.scss';
import { ScreenTimeFields } from './ScreenTimeFields';
import type { DraftProps } from './step';
import { useSaving } from './use-saving';

/** Spec 3 §4 Profile editing: creates or changes a profile. */
export function ProfileEditor({ words, list, draft, onShow, onChanged }: DraftProps) {
  const [name, setName] = useState(draft.name);
  const [isNameMissing, setNameMissing] = useState(false);
  const { isBusy, error, saved, save, saveRole } = useSaving({ words, list, onShow, onChanged });
  const avatar = useAvatarByChance(draft, list);
  const known = list.profiles.find(({ id }) => id === draft.id) ?? null;
  const stays = known && removalObstacle(known, list);
  const isOnlyAdult = known !== null && isLastAdult(known, list.profiles);
  const [ageLevel, setLevel] = useState(draft.ageLevel);
  const [limits, setLimits] = useState(draft.limits);
  // The answer to another role says what a child had before.
  useEffect(() => {
    setLevel(draft.ageLevel);
    setLimits(draft.limits);
  }, [draft]);
  const [isBedtimeWrong, setBedtimeWrong] = useState(false);
  const current: Draft = { ...draft, name, avatar, ageLevel, limits };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    // Spec 3 §5: the profile name is required.
    if (name.trim() === '') setNameMissing(true);
    else if (!isBedtime(limits.bedtime)) setBedtimeWrong(true);
    else save({ ...current, name: name.trim() });
  };
  const turn = (isChild: boolean) => {
    const role: Role = isChild ? 'child' : 'adult';
    if (known) saveRole(current, role);
    else onShow({ step: 'edit', draft: { ...current, role } });
  };

  return (
    <form noValidate className={styles.form} onSubmit={submit} aria-busy={isBusy}>
      <button
        type="button"
        className={styles.changer}
        onClick={() => onShow({ step: 'avatar', draft: current })}
      >
        <span className={styles.face}>
          <Avatar src={avatar?.src ?? null} name={name} sizes="120px" className={styles.picture} />
          <span className={styles.sign}>
            <PencilIcon />
          </span>
        </span>
        <span className={styles.about}>{words.changeAvatar}</span>
      </button>
      <Field
        id="profile-name"
        label={words.name}
        value={name}
        maxLength={NAME_MAX_LENGTH}
        autoComplete="off"
        error={isNameMissing ? words.error_name : null}
        onChange={({ currentTarget }) => {
          setName(currentTarget.value);
          setNameMissing(false);
        }}
        data-autofocus
      />
      <Switch
        label={words.child}
        hint={isOnlyAdult ? words.stayLastAdult : words.childHint}
        isOn={draft.role === 'child'}
        isBusy={isBusy || isOnlyAdult}
        onChange={turn}
      />
      {draft.role === 'child' ? (
        <>
          <Choice<ChildLevel>
            label={words.level}
            hint={words.levelHint}
            options={CHILD_LEVELS.map((level) => ({ value: level, label: words[`level_${level}`] }))}
            value={ageLevel}
            onChange={setLevel}
          />
          <ScreenTimeFields
            words={words}
            limits={limits}
            error={isBedtimeWrong ? words.error_bedtime : null}
            onChange={(next) => {
              setLimits(next);
              setBedtimeWrong(false);
            }}
          />
        </>
      ) : null}
      <p role="status" className={styles.news}>
        {saved}
      </p>
      <Failure text={error} />
      <div className={styles.ways}>
        {/* Not `disabled`, because a disabled button would lose the focus while the request runs. */}
        <Button type="submit" variant="primary" size="lg" aria-disabled={isBusy}>
          {known ? (isBusy ? words.saving : words.save) : isBusy ? words.creating : words.create}
        </Button>
        {known && !stays ? (
          <Button size="lg" onClick={() => onShow({ step: 'remove', draft: current })}>
            {words.remove}
          </Button>
        ) : null}
        <Button variant="quiet" size="lg" onClick={() => onShow({ step: known ? 'manage' : 'choose' })}>
          {words.back}
        </Button>
      </div>
      {stays === 'active' ? <p className={styles.hint}>{words.stayActive}</p> : null}
    </form>
  );
}

/** Spec 3 §4: a new profile starts with a random avatar that no other profile has. */
function useAvatarByChance(draft: Draft, list: ProfileList): Draft['avatar'] {
  const { value: categories } = useAvatars();
  const [chance, setChance] = useState<Draft['avatar']>(null);
  const isWanted = draft.id === null && draft.avatar === null;
  useEffect(() => {
    if (!isWanted || !categories) return;
    const taken = list.profiles.map(({ avatarId }) => avatarId);
    setChance((known) => known ?? randomAvatar(categories, taken));
  }, [isWanted, categories, list]);
  return draft.avatar ?? chance;
}
