import { findHost, type Host } from './host';
import { type Command, type News, readCommand } from './messages';

let current: Host | null = null;

/**
 * Speaks with the app around (spec 1 §1; quality S31): says that we are there, and follows its commands. Gives
 * what ends it. Without a host that is known nothing is listened to.
 */
export function startBridge(origins: readonly string[], follow: (command: Command) => void): () => void {
  const host = findHost(window, origins);
  if (!host) return () => {};
  current = host;
  const onMessage = (event: MessageEvent) => {
    if (event.source !== host.source || event.origin !== host.origin) return;
    const command = readCommand(event.data);
    if (command) follow(command);
  };
  addEventListener('message', onMessage);
  notifyHost({ taspa: 1, news: 'ready' });
  return () => {
    removeEventListener('message', onMessage);
    current = null;
  };
}

/** Nobody hears it where there is no bridge. */
export function notifyHost(news: News): void {
  current?.tell(news);
}

/** Tells the surrounding app how a transaction ended (spec 3 §4). */
export function tellTransaction(isComplete: boolean): void {
  notifyHost({ taspa: 1, news: 'transactionCompleted', transactionCompleted: isComplete ? 1 : 2 });
}
