import { sql } from 'drizzle-orm';
import type { Client, Notification } from 'pg';
import { CONNECT_LIMIT_MS } from './connections.ts';
import type { Database } from './database.ts';
import type { Servers } from './servers.ts';

/** The channel on which writers of the catalogue announce it; delivered when their transaction has ended (catalogue/version.ts). */
export const CATALOGUE_CHANNEL = 'taspa_catalogue';

/** The channel on which a platform names the user whose tokens the others have to read again (http/tokens.ts). */
const SESSION_CHANNEL = 'taspa_session';

/** Tells the other platforms on this database that a user's tokens, devices or profiles have changed. Call it when the change is stored. */
export async function announceSession(db: Database, userId: number): Promise<void> {
  await db.execute(sql`select pg_notify(${SESSION_CHANNEL}, ${String(userId)})`);
}

/** What is called when any platform on this database has changed something, this one included. */
export interface ChangeListener {
  catalogue(): void;
  /** Null: changes of any user may have been missed. */
  session(userId: number | null): void;
}

const AGAIN_MS = 1_000;
/** The interval of signs of life: a connection that is lost without a word is noticed by then. */
const SIGN_OF_LIFE_MS = 10_000;

/**
 * Calls back whenever any platform on this database has changed something, and after each gap in listening, because something may have been
 * missed. It connects again by itself; a platform that cannot listen still notices changes by looking (catalogue/store.ts, http/tokens.ts).
 */
export async function watchChanges(servers: Servers, listener: ChangeListener): Promise<() => Promise<void>> {
  let isOver = false;
  let client: Client | null = null;
  let timer: NodeJS.Timeout | undefined;

  function notify({ channel, payload }: Notification): void {
    if (channel === CATALOGUE_CHANNEL) listener.catalogue();
    else listener.session(Number(payload));
  }

  function notifyOfGap(): void {
    listener.catalogue();
    listener.session(null);
  }

  async function connect(): Promise<void> {
    const own = new servers.Client({
      connectionTimeoutMillis: CONNECT_LIMIT_MS,
      keepAlive: true,
    });
    client = own;
    own.on('notification', notify);
    own.on('error', () => lost(own));
    own.on('end', () => lost(own));
    try {
      await own.connect();
      await own.query(`listen ${CATALOGUE_CHANNEL}; listen ${SESSION_CHANNEL}`);
      watchLife(own);
    } catch {
      lost(own);
    }
  }

  function watchLife(own: Client): void {
    clearTimeout(timer);
    timer = setTimeout(async () => {
      const silence = setTimeout(() => lost(own), SIGN_OF_LIFE_MS);
      await own.query('select 1').catch(() => lost(own));
      clearTimeout(silence);
      if (client === own) watchLife(own);
    }, SIGN_OF_LIFE_MS);
    timer.unref();
  }

  function lost(own: Client): void {
    if (client !== own || isOver) return;
    client = null;
    own.end().catch(() => undefined);
    clearTimeout(timer);
    timer = setTimeout(async () => {
      await connect();
      if (client) notifyOfGap();
    }, AGAIN_MS);
    timer.unref();
  }

  await connect();
  return async () => {
    isOver = true;
    clearTimeout(timer);
    await client?.end().catch(() => undefined);
  };
}
