'use client';

import {
  type ComponentProps,
  type ReactNode,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { Button } from '@/components/ui/button/Button';
import { LinkButton } from '@/components/ui/button/LinkButton';
import { AlertState } from '@/components/ui/empty/AlertState';
import { VisuallyHidden } from '@/components/ui/hidden/VisuallyHidden';
import { LoadingPoster } from '@/components/ui/poster/LoadingPoster';
import { type GateLabels, PlaybackGate } from '@/components/ui/poster/PlaybackGate';
import { documentKind } from '@/lib/client/browser/of-document';
import { reload } from '@/lib/client/browser/reload';
import { useUncachedQuery } from '@/lib/client/hooks/use-uncached-query';
import { callAsViewer } from '@/lib/client/http/call-as-viewer';
import { showAlert } from '@/lib/client/modals/alert';
import { usePin } from '@/lib/client/playback/use-pin';
import { useIsLoggedIn } from '@/lib/client/viewer/use-is-logged-in';
import { channelConfigCall, toVitrina } from '@/lib/platform/resources/streams';
import type { AdInfo } from '@/lib/rules/playback/breaks';
import { type RefusalWords, refusalOf } from '@/lib/rules/playback/refusal';
import { VITRINA_LIMIT_MS, VITRINA_TIMEOUT_MS, vitrinaEvent } from '@/lib/rules/playback/vitrina';
import { fill } from '@/lib/shared/i18n/fill';
import { isListedHost } from '@/lib/shared/policy/host-table';
import { routes } from '@/lib/shared/routes';
import { type PlayerLabels, type PlayerProps, type PlayerSource, useCloseMini } from '@/player';
import { Player } from '@/player/page';
import styles from './vitrina.module.scss';

interface Props {
  channelId: number;
  title: string;
  /** The hosts whose pages may be framed (`VITRINA_HOSTS`). */
  hosts: readonly string[];
  locale: string;
  labels: RefusalWords & GateLabels & { channels: string; player: PlayerLabels; vitrina: VitrinaLabels };
  /** Shown until the frame plays. */
  poster?: ComponentProps<typeof LoadingPoster>;
  carried?: PlayerProps['carried'];
  /** Plays the channel in our player instead. */
  onOwnPlayer(): void;
}

export interface VitrinaLabels {
  frame: string;
  failed: string;
  failedText: string;
  ownPlayer: string;
}

/** Spec 2 §4 Channel loading: the live programme in the player of its broadcaster, in a frame of an allowed host. */
export function VitrinaStage(props: Props) {
  const { channelId, title, hosts, locale, labels, poster, carried, onOwnPlayer } = props;
  const { value, error, retry } = useUncachedQuery(`vitrina/${channelId}`, async () =>
    toVitrina(await callAsViewer(channelConfigCall(channelId))),
  );
  const enterPin = usePin(error, title, retry);
  const isLoggedIn = useIsLoggedIn();
  const [attempt, setAttempt] = useState(0);
  useCloseMini();
  const address = value?.address ?? null;
  const preRoll = useMemo(() => preRollOf(channelId, value?.ads ?? null), [channelId, value]);
  const [isAdOver, setAdOver] = useState(false);
  const isAd = preRoll !== null && !isAdOver;
  const isAllowed =
    address !== null && isListedHost(address, hosts) && new URL(address).origin !== location.origin;
  // The policy of a page that cannot play names no frames; the address of the channel has one that does.
  const needsReload = isAllowed && documentKind() !== 'player';

  useEffect(() => {
    if (needsReload) reload();
  }, [needsReload]);
  useEffect(() => {
    if (value && !isAllowed) onOwnPlayer();
  }, [value, isAllowed, onOwnPlayer]);

  // Spec 2 §8: 403 of the configuration shows the message of the server.
  const refused = error?.status === 403 && !enterPin ? error.message : null;
  useEffect(() => {
    if (refused !== null) showAlert(refused, 'failure');
  }, [refused]);

  const again = () => {
    setAttempt((count) => count + 1);
    if (!value) retry();
  };

  const wayOn = <LinkButton href={routes.channels()}>{labels.channels}</LinkButton>;
  const ownPlayer = <Button onClick={onOwnPlayer}>{labels.vitrina.ownPlayer}</Button>;
  if (enterPin) {
    return <PlaybackGate {...{ gate: { kind: 'pin', enterPin }, labels }}>{wayOn}</PlaybackGate>;
  }
  if (error) {
    const refusal = refusalOf(error, labels);
    const mayLogIn = refusal.mayLogIn && !isLoggedIn;
    return (
      <PlaybackGate
        {...{ gate: { kind: 'refused', refusal: { ...refusal, mayLogIn }, retry: again }, labels }}
      >
        {ownPlayer}
        {wayOn}
      </PlaybackGate>
    );
  }
  if (isAllowed && isAd && !needsReload) {
    return (
      <Player
        {...{ title, locale, wayOn, poster, carried }}
        source={preRoll}
        labels={labels.player}
        isFilling
        onEnded={() => setAdOver(true)}
      />
    );
  }
  return (
    <Attempt
      key={attempt}
      {...{ title, labels, poster }}
      address={isAllowed && !needsReload ? address : null}
      onRetry={again}
    >
      {ownPlayer}
      {wayOn}
    </Attempt>
  );
}

interface AttemptProps extends Pick<Props, 'title' | 'labels' | 'poster'> {
  /** Null while it is not known. */
  address: string | null;
  onRetry(): void;
  /** What else may help when it fails. */
  children: ReactNode;
}

/** One attempt to play: the frame, or why there is none. */
function Attempt({ title, labels, poster, address, onRetry, children }: AttemptProps) {
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading');
  const frame = useRef<HTMLIFrameElement>(null);
  const giveUp = useCallback(() => setState((now) => (now === 'loading' ? 'failed' : now)), []);
  // The whole wait has a limit, too, because the viewer sees one spinner.
  useEffect(() => {
    const timer = setTimeout(giveUp, VITRINA_LIMIT_MS);
    return () => clearTimeout(timer);
  }, [giveUp]);
  useEffect(() => {
    if (address === null) return;
    const life = new AbortController();
    const timer = setTimeout(giveUp, VITRINA_TIMEOUT_MS);
    life.signal.addEventListener('abort', () => clearTimeout(timer));
    const { origin } = new URL(address);
    const onMessage = (message: MessageEvent) => {
      const event = vitrinaEvent(message, { origin, window: frame.current?.contentWindow ?? null });
      if (event !== null) setState(event === 'error' ? 'failed' : 'shown');
    };
    addEventListener('message', onMessage, { signal: life.signal });
    return () => life.abort();
  }, [address, giveUp]);

  if (state === 'failed') {
    return (
      <AlertState
        title={labels.vitrina.failed}
        text={labels.vitrina.failedText}
        retry={{ label: labels.retry, onRetry }}
      >
        {children}
      </AlertState>
    );
  }
  return (
    <div className={styles.place} aria-busy={state === 'loading'}>
      {address !== null && (
        <iframe
          ref={frame}
          className={styles.frame}
          src={address}
          title={fill(labels.vitrina.frame, { title })}
          // Its own origin, which is never ours, so the frame keeps its storage and cannot reach this page.
          sandbox="allow-scripts allow-same-origin"
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          referrerPolicy="origin"
        />
      )}
      {state === 'loading' && <LoadingPoster src={null} title={title} {...poster} />}
      <VisuallyHidden>
        <span role="status">{state === 'loading' ? labels.player.loading : ''}</span>
      </VisuallyHidden>
    </div>
  );
}

/** Spec 2 §3 Channel config: what plays before the player of the broadcaster; its other breaks are its own. */
function preRollOf(channelId: number, ads: AdInfo | null): PlayerSource | null {
  if (!ads?.rolls.pre.length) return null;
  const subject = `vitrina/${channelId}`;
  return { kind: 'live', isBreaksOnly: true, key: subject, breaks: { subject, ads, packshots: [] } };
}
