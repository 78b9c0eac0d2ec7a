'use client';

import { Button } from '@/components/ui/button/Button';
import { Failure } from '@/components/ui/form/Failure';
import formStyles from '@/components/ui/form/form.module.scss';
import type { ModalProps } from '@/components/ui/modal/ModalShell';
import type { LoginForm } from '@/lib/client/session/login';
import { retryLineRecognition } from '@/lib/client/viewer/retry-line-recognition';
import { phoneHref } from '@/lib/rules/pages/support';
import { fill } from '@/lib/shared/i18n/fill';
import styles from './auth.module.scss';
import { FormDialog } from './FormDialog';
import { useSubmit } from './use-submit';

/**
 * Spec 1 §8 "Auto-auth failure": the operator does not know the line. It cannot be closed where only known lines are
 * served; elsewhere the viewer can continue as a guest.
 */
export function AutoAuthModal({ frame, words }: ModalProps) {
  return (
    <FormDialog frame={frame} words={words} title={({ words: own }) => own.auto_auth_error_title}>
      {(form) => <LineFailure form={form} onGuest={frame.hideClose ? null : frame.onClose} />}
    </FormDialog>
  );
}

function LineFailure({ form, onGuest }: { form: LoginForm; onGuest: (() => void) | null }) {
  const { words, supportPhone } = form;
  const { isBusy, error, run } = useSubmit(words);
  const again = () =>
    run(async () => {
      await retryLineRecognition();
      // A full load, because all content depends on the new viewer.
      location.replace(location.pathname + location.search);
    });
  return (
    <div className={formStyles.form} aria-busy={isBusy}>
      <p className={formStyles.intro}>{words.auto_auth_error_text}</p>
      {supportPhone ? (
        <p>
          <a className={styles.call} href={phoneHref(supportPhone)}>
            {fill(words.supportPhone, { phone: supportPhone })}
          </a>
        </p>
      ) : null}
      <Failure text={error} />
      <div className={formStyles.choices}>
        <Button variant="primary" size="lg" aria-disabled={isBusy} data-autofocus onClick={again}>
          {isBusy ? words.retrying : words.retry}
        </Button>
        {onGuest ? (
          <Button variant="quiet" onClick={onGuest}>
            {words.asGuest}
          </Button>
        ) : null}
      </div>
    </div>
  );
}
