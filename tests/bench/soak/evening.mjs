import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

/** The evening of one viewer without a browser: arrive, browse, change channels, watch, some of them pay, leave. */

/** Between two pages, and between two channels. */
const LOOK_MS = 4_000;
/** Duration of a segment of the embedded platform. */
const SEGMENT_MS = 3_840;
/** Channels that are tried before one is watched. */
const ZAPS = 3;
/** Segments of one channel before the viewer does something else. */
const WATCHED_SEGMENTS = 12;
/** One viewer in so many logs in and buys. */
const PAYING_EACH = 20;
const PACKET = { kind: 'packet', key: '82', wayId: null };
const PAYMENT_POLL_MS = 1_000;
const PAYMENT_LIMIT_MS = 30_000;

/**
 * @typedef {{platform: string, pages: string[], channels: string[]}} World
 * @typedef {import('./site-session.mjs').SiteSession} SiteSession
 */

/**
 * @param {SiteSession} session @param {World} world
 * @param {{number: number, until: number, isOver: () => boolean}} viewer `until`: when the viewer leaves, in ms since the epoch
 * @returns {Promise<{didPay: boolean}>}
 */
export async function spendEvening(session, world, { number, until, isOver }) {
  const stays = () => Date.now() < until && !isOver();
  // From a search engine or a shared link: any page is the first.
  await session.openPage(pick(world.pages, number));
  await session.call('POST', '/api/session');
  const pays = number % PAYING_EACH === 0;
  if (pays) await buy(session, world.platform, number);
  for (let turn = number; stays(); turn += 1) {
    await browse(session, world, turn);
    await pause(look());
    for (let zap = 0; zap < ZAPS && stays(); zap += 1) {
      await watch(session, pick(world.channels, turn + zap), 1, stays);
      await pause(look());
    }
    await watch(session, pick(world.channels, turn + ZAPS), WATCHED_SEGMENTS, stays);
  }
  return { didPay: pays };
}

/** A page, and what it asks for when it stands. @param {SiteSession} session @param {World} world @param {number} turn */
async function browse(session, { pages }, turn) {
  await session.openPage(pick(pages, turn));
  if (turn % 3 === 0) await session.call('GET', '/api/v2/users/self/channel_list');
  else if (turn % 3 === 1) await session.call('GET', '/api/channels?lang=ru');
  else await session.call('GET', `/api/search/suggest?lang=ru&text=${encodeURIComponent('фильм')}`);
}

/**
 * A live channel as a player reads it: the stream, then the playlist and its newest segment, once each segment.
 * @param {SiteSession} session @param {string} channel @param {number} segments @param {() => boolean} stays
 */
async function watch(session, channel, segments, stays) {
  const { hls_mbr, hls } = await session.call('GET', `/api/v2/channels/${channel}/stream?type=hls`);
  const master = hls_mbr ?? hls;
  const list = new URL(lastLine(await session.playlist(master)), master).href;
  for (let seen = 0; seen < segments && stays(); seen += 1) {
    if (seen > 0) await pause(SEGMENT_MS);
    await session.segment(new URL(lastLine(await session.playlist(list)), list).href);
  }
}

/** Logs in with a code and buys a packet with a new card. @param {SiteSession} session @param {string} platform @param {number} number */
async function buy(session, platform, number) {
  const phone = `7702${String(number).padStart(7, '0')}`;
  await session.call('POST', '/api/session/code', { phone });
  await session.call('POST', '/api/session/login', { phone, code: await codeTo(platform, phone) });
  const { ways } = await session.call('POST', '/api/commerce/prepare', { item: PACKET });
  const offer = { item: PACKET, wayId: ways[0].id };
  const { id: offerId, buyerId, wayId, version } = await session.call('POST', '/api/commerce/offer', offer);
  const { transaction } = await session.call('POST', '/api/commerce/pay', {
    offerId,
    buyerId,
    wayId,
    version,
    shown: '',
    item: PACKET,
    attempt: randomUUID(),
    by: 'short_url',
    ...{ returnPath: `/packets/${PACKET.key}`, cardId: null, phone: null, isCardSaved: false, earlier: [] },
  });
  await sandbox(platform, `/transactions/${transaction.id}`, { outcome: 'pay' });
  const limit = Date.now() + PAYMENT_LIMIT_MS;
  const isPaid = async () =>
    (await session.call('GET', `/api/commerce/transactions/${transaction.id}`)).status === 'complete';
  while (!(await isPaid())) {
    if (Date.now() > limit) throw new Error(`The payment ${transaction.id} was not complete in time.`);
    await pause(PAYMENT_POLL_MS);
  }
  const { isOwned } = await session.call('POST', '/api/commerce/prepare', { item: PACKET });
  if (!isOwned) throw new Error(`The payment ${transaction.id} is complete, but the packet is not owned.`);
}

/** @param {string} platform @param {string} phone @returns {Promise<string>} */
async function codeTo(platform, phone) {
  const sent = await sandbox(platform, `/outbox.json?to=${phone}`);
  const code = sent.findLast(({ to }) => to === phone)?.code;
  if (!code) throw new Error(`No code was sent to ${phone}.`);
  return code;
}

/** @param {string} platform @param {string} path @param {object} [body] @returns {Promise<any>} */
async function sandbox(platform, path, body) {
  const answer = await fetch(`${platform}/sandbox${path}`, {
    ...(body
      ? { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
      : {}),
    signal: AbortSignal.timeout(PAYMENT_LIMIT_MS),
  });
  if (!answer.ok) throw new Error(`/sandbox${path}: ${answer.status}`);
  return answer.json().catch(() => null);
}

/** Half to one and a half times the usual. */
const look = () => LOOK_MS * (0.5 + Math.random());

/** @param {string[]} list @param {number} index */
const pick = (list, index) => list[index % list.length] ?? '';

/** @param {string} playlist */
const lastLine = (playlist) =>
  playlist
    .trim()
    .split('\n')
    .findLast((line) => line && !line.startsWith('#')) ?? '';
