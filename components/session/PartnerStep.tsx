'use client';

import formStyles from '@/components/ui/form/form.module.scss';
import { hasNoAnswer, type LoginWords, logIn } from '@/lib/client/session/login';
import { IDENTIFIER_MAX_LENGTH } from '@/lib/rules/session/constants';
import { digitsOf, MAX_CODE_LENGTH } from '@/lib/shared/phone';
import { NameStep } from './NameStep';
import type { OtherWay } from './StepForm';

interface Props {
  words: LoginWords;
  onPhone(): void;
  byDevice: OtherWay;
  onEntered(came: Awaited<ReturnType<typeof logIn>>): Promise<void>;
}

/** A code that a partner gave its customer (spec 1 §7 "Users and login"). */
export function PartnerStep({ words, onPhone, byDevice, onEntered }: Props) {
  return (
    <NameStep
      words={words}
      intro={words.partnerIntro}
      name={{ id: 'auth-identifier', label: words.identifier, maxLength: IDENTIFIER_MAX_LENGTH }}
      proof={{
        id: 'auth-partner-code',
        label: words.code,
        className: formStyles.code,
        inputMode: 'numeric',
        autoComplete: 'one-time-code',
      }}
      readProof={(text) => digitsOf(text).slice(0, MAX_CODE_LENGTH)}
      onPhone={onPhone}
      byDevice={byDevice}
      enter={async (identifier, code) => onEntered(await logIn({ identifier, code }))}
      onFailure={(failure) => (hasNoAnswer(failure) ? words.error_video_download : null)}
    />
  );
}
