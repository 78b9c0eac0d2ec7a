'use client';

import { useEffect, useRef, useState } from 'react';
import { CodeField } from '@/components/ui/field/CodeField';
import { Form } from '@/components/ui/form/Form';
import formStyles from '@/components/ui/form/form.module.scss';
import { findDevice } from '@/lib/client/account/waiting-device';
import { useAttempt } from '@/lib/client/hooks/use-attempt';
import { askModal } from '@/lib/client/modals/ask';
import {
  DEVICE_CODE_LENGTH,
  NO_DEVICE_CODE,
  showDeviceCode,
  type WaitingAnswer,
} from '@/lib/rules/account/waiting-device';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import { fill } from '@/lib/shared/i18n/fill';
import { digitsOf } from '@/lib/shared/phone';
import { routes } from '@/lib/shared/routes';
import { TryIn } from '../TryIn';
import styles from './tv.module.scss';

interface Props {
  words: Messages['account'];
  /** The viewer is logged in: a code in the address is looked up at once. A guest logs in when the code is there. */
  isReady: boolean;
  onFound(digits: string, device: WaitingAnswer): void;
}

/** The code on the screen of the television; the picture there has it in its address. */
export function DeviceCode({ words, isReady, onFound }: Props) {
  const own = words.tv;
  const [digits, setDigits] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const { isBusy, error, left, run, clear } = useAttempt(words);

  const find = (code: string) => {
    if (code.length !== DEVICE_CODE_LENGTH)
      return setProblem(fill(own.wrongCode, { count: DEVICE_CODE_LENGTH }));
    if (!isReady) {
      // It waits in the address, also where the login loads the page again.
      history.replaceState(history.state, '', `${routes.tv()}?code=${code}`);
      return askModal({ id: 'auth' });
    }
    run(async () => onFound(code, await findDevice(code)));
  };
  const findLatest = useRef(find);
  findLatest.current = find;
  useEffect(() => {
    const code = digitsOf(new URLSearchParams(location.search).get('code') ?? '');
    if (!code) return;
    setDigits(code.slice(0, DEVICE_CODE_LENGTH));
    if (!isReady) return;
    forgetCode();
    findLatest.current(code);
  }, [isReady]);

  return (
    <div className={styles.card}>
      <Form isBusy={isBusy} submit={own.next} busy={own.checking} onSubmit={() => find(digits)}>
        <CodeField
          id="tv-code"
          label={own.code}
          placeholder={showDeviceCode(NO_DEVICE_CODE)}
          error={problem ?? error}
          isBusy={isBusy}
          value={showDeviceCode(digits)}
          onChange={(typed) => {
            setProblem(null);
            if (left === 0) clear();
            setDigits(typed.slice(0, DEVICE_CODE_LENGTH));
          }}
        />
        <TryIn words={words} left={left} className={formStyles.wait} />
      </Form>
    </div>
  );
}

/**
 * The code is used once: a reload, a shared link or "another code" must not repeat it. Below the entry of the open login dialog, which closes
 * itself, the history has an entry with the code, too.
 */
function forgetCode(): void {
  const { pathname } = location;
  const forget = () => {
    const isHere = location.pathname === pathname;
    if (isHere) history.replaceState(history.state, '', pathname + location.hash);
    if (!isHere || !location.hash) removeEventListener('hashchange', forget);
  };
  addEventListener('hashchange', forget);
  forget();
}
