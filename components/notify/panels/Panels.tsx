'use client';

import { useEffect, useEffectEvent, useState } from 'react';
import { Button } from '@/components/ui/button/Button';
import { LinkButton } from '@/components/ui/button/LinkButton';
import { Panel } from '@/components/ui/panel/Panel';
import { PanelAnswers } from '@/components/ui/panel/PanelAnswers';
import { useHasEmail } from '@/lib/client/account/use-has-email';
import { canInstall, install } from '@/lib/client/browser/install-offer';
import { useWords } from '@/lib/client/i18n/use-words';
import { showAlert } from '@/lib/client/modals/alert';
import { askModal } from '@/lib/client/modals/ask';
import {
  claimPanel,
  closePanel,
  hasStorage,
  isClosed,
  releasePanel,
  usedSeconds,
} from '@/lib/client/notices/panels';
import {
  askPermission,
  keepRegistered,
  leaveAccount,
  loadPushKey,
  mayAsk,
} from '@/lib/client/notices/web-push';
import { useViewer } from '@/lib/client/viewer/use-viewer';
import type { Viewer } from '@/lib/client/viewer/viewer';
import { duePanel, isFor, type PanelFacts, type PanelId } from '@/lib/rules/notices/panels';
import { SURVEY_PANELS } from '@/lib/rules/notices/surveys';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import { routes } from '@/lib/shared/routes';
import type { PartnerPanel } from '@/lib/shared/sites/sites';
import { EmailPanel } from './EmailPanel';

interface Props {
  ofPartner: readonly PartnerPanel[];
}

const CHECK_MS = 5_000;

/** Spec 3 §4 Notifications: the panel that is due, one at a time, on any page. */
export function Panels({ ofPartner }: Props) {
  const viewer = useViewer();
  const hasEmail = useHasEmail(viewer?.state === 'user');
  const pushKey = usePushKey(viewer);
  const [shown, setShown] = useState<PanelId | null>(null);
  const facts = useEffectEvent((): PanelFacts => {
    const canAllowPushes = pushKey !== null && mayAsk();
    return { ...here(viewer), hasEmail, ofPartner, canAllowPushes };
  });
  useEffect(() => {
    // Without storage nothing could be remembered.
    if (!hasStorage()) return;
    const check = () => {
      const due = duePanel(facts(), isClosed);
      if (due && claimPanel(due)) setShown(due);
    };
    const timer = setInterval(check, CHECK_MS);
    return () => clearInterval(timer);
  }, []);
  const audience = audienceOf(viewer);
  // Closes a panel that is not meant for the new viewer, and the panel about an e-mail when there is one.
  const leave = useEffectEvent((next: Pick<PanelFacts, 'viewer' | 'hasEmail'>) => {
    if (shown && !isFor(shown, { ...facts(), ...next })) setShown(null);
  });
  useEffect(() => leave({ viewer: audience, hasEmail }), [audience, hasEmail]);
  useEffect(() => () => (shown ? releasePanel(shown) : undefined), [shown]);
  if (!shown) return null;
  const close = (when?: 'forGood') => {
    closePanel(shown, when);
    setShown(null);
  };
  return <Shown id={shown} pushKey={pushKey} onClose={close} />;
}

interface ShownProps {
  id: PanelId;
  pushKey: string | null;
  onClose(when?: 'forGood'): void;
}

function Shown({ id, pushKey, onClose }: ShownProps) {
  const { words } = useWords('panels');
  if (!words || id === 'register') return null;
  if (id === 'email') return <EmailPanel words={words} onClose={() => onClose()} />;
  const { title, text, action } = words[id];
  const press = {
    install: () => {
      onClose();
      install();
    },
    permission: () => {
      onClose();
      if (pushKey) allowPushes(pushKey, words.permission);
    },
    survey_rate: () => answer('survey_rate', onClose),
    galam_poll2: () => answer('galam_poll2', onClose),
  };
  return (
    <Panel title={title} text={text}>
      <PanelAnswers later={words.later} onLater={() => onClose()}>
        {isPressed(id, press) ? (
          <Button variant="primary" onClick={press[id]}>
            {action}
          </Button>
        ) : (
          <LinkButton variant="primary" href={hrefOf(id)} onClick={() => onClose()}>
            {action}
          </LinkButton>
        )}
      </PanelAnswers>
    </Panel>
  );
}

function isPressed<Press extends object>(id: PropertyKey, press: Press): id is keyof Press {
  return Object.hasOwn(press, id);
}

/** Opening the survey closes the panel for good, so that the viewer is not asked again. */
function answer(panel: keyof typeof SURVEY_PANELS, onClose: ShownProps['onClose']): void {
  onClose('forGood');
  askModal({ id: 'survey', data: { survey: SURVEY_PANELS[panel] } });
}

async function allowPushes(key: string, words: Messages['panels']['permission']): Promise<void> {
  const how = await askPermission(key).catch(() => 'failed' as const);
  // A viewer who has just refused needs no notice about it.
  if (how !== 'refused') showAlert(words[how], how === 'granted' ? 'done' : 'failure');
}

const isApple = () => /iPhone|iPad/.test(navigator.userAgent);

const hrefOf = (id: Exclude<PartnerPanel, 'galam_poll2'>): string =>
  id === 'freedommedia_promo' ? routes.promo() : routes.instructions(isApple() ? 'ios' : 'android');

const audienceOf = (viewer: Viewer | null): PanelFacts['viewer'] =>
  viewer?.state === 'user' ? (viewer.profile?.role === 'child' ? 'child' : 'user') : 'guest';

const here = (viewer: Viewer | null): Omit<PanelFacts, 'hasEmail' | 'ofPartner' | 'canAllowPushes'> => ({
  used: usedSeconds(),
  viewer: audienceOf(viewer),
  isPhone: /Android|iPhone|iPad/.test(navigator.userAgent),
  canInstall: canInstall(),
});

/**
 * The key for Web Push, while the viewer can be asked for the permission. A browser with the permission is registered
 * again when the viewer changes, because the new viewer may have another account. While nobody is logged in, the
 * registration is removed.
 */
function usePushKey(viewer: Viewer | null): string | null {
  const [key, setKey] = useState<string | null>(null);
  const isNobody = viewer !== null && viewer.state !== 'user';
  const isAdult = viewer?.state === 'user' && viewer.profile?.role !== 'child';
  /** Another profile may be of another account. */
  const adult = isAdult ? (viewer.profile?.id ?? '') : null;
  useEffect(() => {
    setKey(null);
    // What fails here is tried again by the next page.
    if (isNobody) leaveAccount().catch(() => {});
    if (adult === null) return;
    let isOver = false;
    if (!mayAsk()) keepRegistered().catch(() => {});
    else if (hasStorage() && !isClosed('permission')) {
      loadPushKey().then(
        (own) => {
          if (!isOver) setKey(own);
        },
        () => {},
      );
    }
    return () => {
      isOver = true;
    };
  }, [adult, isNobody]);
  return key;
}
