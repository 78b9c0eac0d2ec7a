import { findHost, type Host } from '@/lib/client/browser/host';
import { locksControls } from '../core/gates';
import { sourceKey } from '../core/source';
import { watchKeys } from '../core/store';
import type { PlayerCore } from '../create-player';
import { readTimeline } from '../features/support/timeline';
import { type RemoteCommand, type RemoteEvent, readRemoteCommand } from './messages';

/**
 * Lets a listed page that frames the player control it, and tells that page what happens. Without such a page nothing
 * is listened to and nothing is sent.
 */
export function connectRemote(player: PlayerCore, origins: readonly string[], signal: AbortSignal): void {
  const host = findHost<RemoteEvent>(window, origins);
  if (!host || signal.aborted) return;
  const { store } = player;
  const seek = createSeek(player, signal);
  addEventListener(
    'message',
    (event) => {
      if (event.source !== host.source || event.origin !== host.origin) return;
      const command = readRemoteCommand(event.data);
      if (command?.command === 'seek') seek(command.to);
      else if (command) run(player, command);
    },
    { signal },
  );
  report(player, host, signal);
  host.send({ taspa: 1, event: 'ready' });
  host.send(stateOf(store));
}

/**
 * Nothing can be sought before the first picture, and nothing moves during an ad. The last seek waits for the content, unless
 * another one starts.
 */
function createSeek({ store, commands }: PlayerCore, signal: AbortSignal): (to: number) => void {
  let wanted: number | null = null;
  let source = store.get('source');
  const go = () => {
    if (wanted === null || !store.get('started') || locksControls(store.get('interrupted'))) return;
    const to = wanted;
    wanted = null;
    commands.send('seek', to);
  };
  const follow = () => {
    const now = store.get('source');
    if (source && now && sourceKey(source) !== sourceKey(now)) wanted = null;
    source = now;
  };
  watchKeys(store, ['source'], follow, signal);
  // When all features have read the same change.
  watchKeys(store, ['started', 'interrupted'], () => queueMicrotask(go), signal);
  return (to) => {
    wanted = to;
    go();
  };
}

function run({ commands }: PlayerCore, command: Exclude<RemoteCommand, { command: 'seek' }>): void {
  switch (command.command) {
    case 'skip':
      commands.send('skip', command.by);
      break;
    case 'volume':
      commands.send('setVolume', command.to);
      break;
    case 'mute':
      commands.send('setMuted', command.on);
      break;
    default:
      commands.send(command.command);
  }
}

function report(player: PlayerCore, host: Host<RemoteEvent>, signal: AbortSignal): void {
  const { store } = player;
  let state = '';
  let second = -1;
  const reportState = () => {
    const message = stateOf(store);
    if (message.state !== state) host.send(message);
    state = message.state;
  };
  const reportTime = () => {
    const { position, length } = readTimeline(store, player.now());
    const now = Math.floor(position);
    if (now !== second && length > 0) host.send({ taspa: 1, event: 'time', position: now, duration: length });
    second = now;
  };
  const reportVolume = () =>
    host.send({ taspa: 1, event: 'volume', volume: store.get('volume'), muted: store.get('muted') });
  watchKeys(store, ['status', 'started', 'paused', 'waiting', 'ended', 'error'], reportState, signal);
  watchKeys(store, ['currentTime', 'date'], reportTime, signal);
  watchKeys(store, ['volume', 'muted'], reportVolume, signal);
}

type State = Extract<RemoteEvent, { event: 'state' }>;

function stateOf(store: PlayerCore['store']): State {
  const message = (state: State['state']): State => ({ taspa: 1, event: 'state', state });
  if (store.get('error')) return message('failed');
  if (!store.get('started')) return message('loading');
  if (store.get('ended')) return message('ended');
  if (store.get('paused')) return message('paused');
  return message(store.get('waiting') ? 'waiting' : 'playing');
}
