'use client';

import { usePathname, useRouter } from 'next/navigation';
import { useCallback, useEffect, useRef, useState } from 'react';
import { mutate } from 'swr';
import { focusMarked } from '@/components/ui/dialog/focus-marked';
import { keepFocus } from '@/components/ui/dialog/keep-focus';
import { AsyncDialog } from '@/components/ui/modal/AsyncDialog';
import type { ModalProps } from '@/components/ui/modal/ModalShell';
import { isTelevision } from '@/lib/client/browser/is-television';
import { afterLogin, afterLoginElsewhere } from '@/lib/client/session/after-login';
import { loadContract } from '@/lib/client/session/contract';
import type { LoginForm, logIn } from '@/lib/client/session/login';
import { knownKind } from '@/lib/client/viewer/known';
import { forgetLeftHome, rememberLeftHome } from '@/lib/client/viewer/left-home';
import { takeCookie } from '@/lib/client/viewer/take-cookie';
import { useViewer } from '@/lib/client/viewer/use-viewer';
import { currentViewer, loadViewer, setViewer } from '@/lib/client/viewer/viewer';
import { nameOf } from '@/lib/client/viewer/viewer-name';
import { PAID, REFUSAL_COOKIE, SIGNED_OUT } from '@/lib/rules/session/constants';
import { isExempt } from '@/lib/rules/session/exempt-paths';
import { fill } from '@/lib/shared/i18n/fill';
import { AuthLinks } from './AuthLinks';
import { AuthSteps, type Step } from './AuthSteps';
import styles from './auth.module.scss';
import { toolsLoaded } from './header-tools';
import { useLoginForm } from './use-login-form';

type Entered = Awaited<ReturnType<typeof logIn>>;

/** Spec 3 §4 Login modal steps, for the login method of the site (spec 1 §1). */
export function AuthModal({ frame, to, data, notify, words }: ModalProps) {
  const router = useRouter();
  const path = usePathname();
  const { form, hasFailed, retry } = useLoginForm();
  const [first] = useState<Step>(() => ({ at: isTelevision() ? 'device' : 'enter' }));
  // Null: of a viewer who is logged in already it is not known yet whether a step is missing.
  const [step, setStep] = useState(() => (knownKind() === 'user' ? null : first));
  // The refusal of a login by a link that led here (spec 1 §8 "Too many devices").
  const [refusal] = useState(() => takeCookie(REFUSAL_COOKIE));
  const reasonIn = (own: LoginForm) => refusal ?? why(data, own);
  const entered = useRef<Entered | null>(null);
  const { onClose } = frame;
  // Spec 3 §2: in auth-only mode the dialog cannot be closed, except on the pages that are exempt.
  const hideClose = frame.hideClose || Boolean(form?.isForced && !isExempt(path));

  const goTo = useCallback((target: string) => router.replace(target), [router]);

  const isUser = useViewer()?.state === 'user';
  useEffect(() => {
    loadViewer().then(() => {
      if (currentViewer()?.state !== 'user') setStep((at) => at ?? first);
    });
  }, [first]);
  const isChoosingHome = step?.at === 'city' || step?.at === 'address';
  const isWaiting = step === null && !hasFailed;
  const method = form?.loginMethod;
  // A viewer who is logged in, also from another tab, needs no login here. One who left the steps of an operator continues there.
  useEffect(() => {
    if (!isUser || entered.current || isChoosingHome || (isWaiting && !method)) return;
    let isOver = false;
    const isDone = isWaiting && method === 'operator' ? isSubscriber() : Promise.resolve(true);
    isDone.then((isComplete) => {
      if (isOver) return;
      if (isComplete) afterLoginElsewhere({ to, goTo, stay: onClose });
      else setStep({ at: 'city' });
    });
    return () => {
      isOver = true;
    };
  }, [isUser, isChoosingHome, isWaiting, method, to, goTo, onClose]);
  useEffect(() => {
    if (isChoosingHome) rememberLeftHome();
  }, [isChoosingHome]);

  const place = form && step ? step.at : 'wait';
  useEffect(() => {
    if (place !== 'wait') focusMarked();
  }, [place]);

  const finish = async ({ words: own, loginMethod }: LoginForm) => {
    if (entered.current) notify(greeting(entered.current, own));
    keepFocus();
    await afterLogin({ to, hasContract: loginMethod === 'operator', goTo, stay: onClose });
  };
  const onEntered = async (loggedIn: Entered, at: LoginForm) => {
    entered.current = loggedIn;
    // The account is in the header before the focus returns there.
    await toolsLoaded();
    setViewer(loggedIn.viewer);
    const isAtHome = at.loginMethod !== 'operator' || (await isSubscriber());
    return isAtHome ? finish(at) : setStep({ at: 'city' });
  };
  const onHome = (at: LoginForm) => {
    forgetLeftHome();
    mutate(() => true);
    return finish(at);
  };

  return (
    <AsyncDialog
      frame={{ ...frame, hideClose }}
      {...{ words, hasFailed }}
      variant="brand"
      value={step && form}
      title={(own) => titleOf(step ?? first, own)}
      onRetry={retry}
      className={styles.waiting}
    >
      {(own) => (
        <>
          {reasonIn(own) && step?.at === first.at ? (
            <p role="alert" className={styles.why}>
              {reasonIn(own)}
            </p>
          ) : null}
          <AuthSteps
            form={own}
            step={step ?? first}
            onStep={setStep}
            onEntered={(loggedIn) => onEntered(loggedIn, own)}
            onHome={() => onHome(own)}
          />
          {step?.at === 'enter' ? (
            <AuthLinks words={own.words} texts={own.texts} registration={own.registration} />
          ) : null}
        </>
      )}
    </AsyncDialog>
  );
}

/** Why a viewer who did not ask for it sees the login. */
function why(reason: unknown, { words }: LoginForm): string | null {
  if (reason === PAID) return words.paid;
  return reason === SIGNED_OUT ? words.signedOut : null;
}

const titles = {
  phone: 'phoneTitle',
  choose: 'chooseTitle',
  code: 'codeTitle',
  password: 'passwordTitle',
  device: 'deviceTitle',
  city: 'cityTitle',
  address: 'addressTitle',
} as const;

function titleOf({ at }: Step, { words, loginMethod }: LoginForm): string {
  if (at === 'enter') return loginMethod === 'partner' ? words.partnerTitle : words.phoneTitle;
  return words[titles[at]];
}

function greeting({ viewer, wasGuest }: Entered, words: LoginForm['words']): string {
  if (wasGuest) return words.signedInKept;
  const { name, phone } = nameOf(viewer);
  const displayName = name ?? phone;
  return displayName ? fill(words.signedInAs, { name: displayName }) : words.signedIn;
}

/** A viewer with a contract already has a city and an address; without an answer they are not asked for. */
async function isSubscriber(): Promise<boolean> {
  const contract = await loadContract().catch(() => null);
  return contract === null || contract.username !== null;
}
