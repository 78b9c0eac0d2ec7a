import { findHost, type Host } from './host';
import { type Command, type News, readCommand } from './messages';

let current: Host | null = null;

/** The ends of transactions that the host app has not been told: the bridge had not started. */
let unsent: News[] = [];

/**
 * Starts the messages with the host app (spec 1 §1; quality S31): reports that the page is ready and executes
 * commands. Returns a function that stops it. Without a known host it does not listen.
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
  const missed = unsent;
  unsent = [];
  for (const news of missed) notifyHost(news);
  return () => {
    removeEventListener('message', onMessage);
    current = null;
  };
}

/** Does nothing where there is no bridge. */
export function notifyHost(news: News): void {
  current?.send(news);
}

/**
 * Reports the end of a transaction to the host app (spec 3 §4). A page to which a bank leads back may know it before the script of the
 * bridge has loaded.
 */
export function reportTransaction(isComplete: boolean): void {
  const news: News = { taspa: 1, news: 'transactionCompleted', transactionCompleted: isComplete ? 1 : 2 };
  if (current) notifyHost(news);
  else unsent.push(news);
}
