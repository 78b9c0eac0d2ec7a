'use client';

import { type FormEvent, useState } from 'react';
import { mutate } from 'swr';
import { Button } from '@/components/ui/button/Button';
import { Field } from '@/components/ui/field/Field';
import { Panel } from '@/components/ui/panel/Panel';
import { PanelAnswers } from '@/components/ui/panel/PanelAnswers';
import { saveAccount } from '@/lib/client/account/calls';
import { showDuplicateEmail } from '@/lib/client/account/duplicate-email';
import { setHasEmail } from '@/lib/client/account/use-has-email';
import { useAttempt } from '@/lib/client/hooks/use-attempt';
import { showAlert } from '@/lib/client/modals/alert';
import type { AccountPage } from '@/lib/rules/account/account';
import { EMAIL_MAX_LENGTH, emailProblem } from '@/lib/rules/account/rules';
import type { Messages } from '@/lib/shared/i18n/dictionaries';

interface Props {
  words: Messages['panels'];
  onClose(): void;
}

/** Spec 3 §5: asks for the e-mail of the account, saves it, and says so. */
export function EmailPanel({ words, onClose }: Props) {
  const own = words.email;
  const { isBusy, error, run } = useAttempt(words);
  const [email, setEmail] = useState('');
  const [wasSent, setSent] = useState(false);
  const problem = emailProblem(email) ?? (email.trim() === '' ? 'error_email' : null);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setSent(true);
    if (problem) return document.getElementById('panel-email')?.focus();
    run(async () => {
      const saved = await saveAccount({ email: email.trim() }).catch((failure) => {
        showDuplicateEmail(failure);
        throw failure;
      });
      // The form of the account below the panel has it, too.
      void mutate<AccountPage>('account', (known) => known && { ...known, ...saved }, { revalidate: false });
      if (saved.email !== undefined) setHasEmail(saved.email);
      showAlert(own.notify_email_alert);
      onClose();
    });
  };
  return (
    <Panel title={own.title} text={own.text}>
      <form noValidate onSubmit={submit} aria-busy={isBusy}>
        <Field
          id="panel-email"
          label={own.label}
          error={(wasSent && problem ? own[problem] : null) ?? error}
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={EMAIL_MAX_LENGTH}
          value={email}
          readOnly={isBusy}
          onChange={({ currentTarget }) => setEmail(currentTarget.value)}
        />
        <PanelAnswers later={words.later} onLater={onClose}>
          <Button type="submit" variant="primary" aria-disabled={isBusy}>
            {isBusy ? own.saving : own.save}
          </Button>
        </PanelAnswers>
      </form>
    </Panel>
  );
}
