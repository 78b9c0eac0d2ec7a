'use client';

import { type FormEvent, useState } from 'react';
import { Button } from '@/components/ui/button/Button';
import { Field } from '@/components/ui/field/Field';
import { Failure } from '@/components/ui/form/Failure';
import { Section } from '@/components/ui/section/Section';
import { saveAccount } from '@/lib/client/account/calls';
import { showDuplicateEmail } from '@/lib/client/account/duplicate-email';
import { setHasEmail } from '@/lib/client/account/use-has-email';
import { useAttempt } from '@/lib/client/hooks/use-attempt';
import { currentViewer, setViewer } from '@/lib/client/viewer/viewer';
import {
  EMAIL_MAX_LENGTH,
  EXAMPLE_EMAIL,
  emailProblem,
  NAME_MAX_LENGTH,
  nameProblem,
} from '@/lib/rules/account/rules';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import { fill } from '@/lib/shared/i18n/fill';
import styles from './account.module.scss';
import { TryIn } from './TryIn';

interface Props {
  words: Messages['account'];
  name: string;
  email: string;
  onSaved(saved: { name?: string; email?: string }): void;
}

/** Spec 3 §2, §5: the name and e-mail form. Typed values stay until they are stored. */
export function MyDetails({ words, name, email, onSaved }: Props) {
  const { me } = words;
  const { isBusy, error, left, run, clear } = useAttempt(words);
  const [typed, setTyped] = useState<{ name?: string; email?: string }>({});
  const [wasRequested, setRequested] = useState(false);
  const [taken, setTaken] = useState<{ email: string; sentence: string } | null>(null);
  const [isSaved, setSaved] = useState(false);
  const form = { name: typed.name ?? name, email: typed.email ?? email };

  const problems = { name: nameProblem(form.name), email: emailProblem(form.email) };
  const sentences = {
    name: wasRequested && problems.name ? fill(me[problems.name], { count: NAME_MAX_LENGTH }) : null,
    email:
      wasRequested && problems.email
        ? me[problems.email]
        : taken?.email === form.email.trim()
          ? taken.sentence
          : null,
  };

  const isChanged = form.name !== name || form.email !== email;
  const type = (part: { name?: string; email?: string }) => {
    setSaved(false);
    if (left === 0) clear();
    setTyped((before) => ({ ...before, ...part }));
  };
  const save = async () => {
    const input = { name: form.name.trim(), email: form.email.trim() };
    // What was not typed here may have been changed elsewhere.
    const change = {
      ...(form.name !== name && { name: input.name }),
      ...(form.email !== email && { email: input.email }),
    };
    try {
      const saved = await saveAccount(change);
      onSaved(saved);
      if (saved.email !== undefined) setHasEmail(saved.email);
      setTyped({});
      setSaved(true);
      const who = currentViewer();
      if (who && saved.name !== undefined) setViewer({ ...who, name: saved.name });
    } catch (failure) {
      const sentence = showDuplicateEmail(failure);
      if (sentence === null) throw failure;
      // The field keeps it until the address changes.
      setTaken({ email: input.email, sentence });
    }
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setRequested(true);
    // A name that is missing is asked for before anything is typed.
    if (!isChanged && !problems.name) return;
    const first = problems.name ? 'account-name' : problems.email ? 'account-email' : null;
    if (first) return document.getElementById(first)?.focus();
    setSaved(false);
    run(save);
  };

  return (
    <Section title={me.title} intro={me.emailHint}>
      {/* The fields show their own errors in the language of the page, so the browser does not validate. */}
      <form noValidate className={styles.form} onSubmit={submit} aria-busy={isBusy}>
        <div className={styles.fields}>
          <Field
            id="account-name"
            label={me.name}
            error={sentences.name}
            autoComplete="name"
            placeholder={me.nameExample}
            required
            value={form.name}
            readOnly={isBusy}
            onChange={({ currentTarget }) => type({ name: currentTarget.value })}
          />
          <Field
            id="account-email"
            label={me.email}
            error={sentences.email}
            type="email"
            inputMode="email"
            autoComplete="email"
            placeholder={EXAMPLE_EMAIL}
            maxLength={EMAIL_MAX_LENGTH}
            value={form.email}
            readOnly={isBusy}
            onChange={({ currentTarget }) => type({ email: currentTarget.value })}
          />
        </div>
        <div className={styles.done}>
          <Button
            type="submit"
            variant={isChanged ? 'primary' : 'secondary'}
            aria-disabled={isBusy || !isChanged}
          >
            {isBusy ? me.saving : me.save}
          </Button>
          <p role="status" className={styles.news}>
            {isSaved ? me.saved : null}
          </p>
        </div>
        <Failure text={error} />
        <TryIn words={words} left={left} />
      </form>
    </Section>
  );
}
