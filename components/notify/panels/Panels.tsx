'use client';

import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button/Button';
import { LinkButton } from '@/components/ui/button/LinkButton';
import { Panel } from '@/components/ui/panel/Panel';
import { PanelAnswers } from '@/components/ui/panel/PanelAnswers';
import { loadAccount } from '@/lib/client/account/calls';
import { canInstall, install } from '@/lib/client/browser/install-offer';
import { useWords } from '@/lib/client/i18n/use-words';
import {
  claimPanel,
  closePanel,
  hasStorage,
  isClosed,
  releasePanel,
  usedSeconds,
} from '@/lib/client/notices/panels';
import { useViewer } from '@/lib/client/viewer/use-viewer';
import type { Viewer } from '@/lib/client/viewer/viewer';
import { duePanel, type PanelFacts, type PanelId } from '@/lib/rules/notices/panels';
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
  const hasEmail = useHasEmail(viewer);
  const [shown, setShown] = useState<PanelId | null>(null);
  useEffect(() => {
    // Without storage nothing could be remembered.
    if (!hasStorage()) return;
    const check = () => {
      const due = duePanel({ ...here(viewer), hasEmail, ofPartner }, isClosed);
      if (due && claimPanel(due)) setShown(due);
    };
    const timer = setInterval(check, CHECK_MS);
    return () => clearInterval(timer);
  }, [viewer, hasEmail, ofPartner]);
  useEffect(() => () => (shown ? releasePanel(shown) : undefined), [shown]);
  if (!shown) return null;
  const close = () => {
    closePanel(shown);
    setShown(null);
  };
  return <Shown id={shown} onClose={close} />;
}

function Shown({ id, onClose }: { id: PanelId; onClose(): void }) {
  const { words } = useWords('panels');
  if (!words || id === 'register') return null;
  if (id === 'email') return <EmailPanel words={words} onClose={onClose} />;
  const { title, text, action } = words[id];
  return (
    <Panel title={title} text={text}>
      <PanelAnswers later={words.later} onLater={onClose}>
        {id === 'install' ? (
          <Button
            variant="primary"
            onClick={() => {
              onClose();
              install();
            }}
          >
            {action}
          </Button>
        ) : (
          <LinkButton variant="primary" href={hrefOf(id)} onClick={onClose}>
            {action}
          </LinkButton>
        )}
      </PanelAnswers>
    </Panel>
  );
}

const isApple = () => /iPhone|iPad/.test(navigator.userAgent);

const hrefOf = (id: PartnerPanel): string =>
  id === 'freedommedia_promo' ? routes.promo() : routes.instructions(isApple() ? 'ios' : 'android');

const here = (viewer: Viewer | null): Omit<PanelFacts, 'hasEmail' | 'ofPartner'> => ({
  used: usedSeconds(),
  viewer: viewer?.state === 'user' ? (viewer.profile?.role === 'child' ? 'child' : 'user') : 'guest',
  isPhone: /Android|iPhone|iPad/.test(navigator.userAgent),
  canInstall: canInstall(),
});

/** Whether the account has an e-mail; null while it is unknown, and for guests. */
function useHasEmail(viewer: Viewer | null): boolean | null {
  const [hasEmail, setHasEmail] = useState<boolean | null>(null);
  const isUser = viewer?.state === 'user';
  useEffect(() => {
    setHasEmail(null);
    if (!isUser) return;
    let isOver = false;
    loadAccount().then(
      ({ email }) => {
        if (!isOver) setHasEmail(email !== '');
      },
      // The next page asks again.
      () => {},
    );
    return () => {
      isOver = true;
    };
  }, [isUser]);
  return hasEmail;
}
