import { createServer } from 'node:http';

/** A platform of generated channels: any number of them, each with a full schedule. */

const SLOT_SECONDS = 2_700;
const CATEGORY_SIZE = 20;
/** Some programmes are short, as on television. */
const LENGTHS = [1, 2, 1, 3, 0.5, 1.5];

/** A grey dot, because the size of logos is not measured. */
const LOGO = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfz0AEYBxVSF+FAAhKDveksOjmAAAAAElFTkSuQmCC',
  'base64',
);

/**
 * @param {{channels: number, port: number}} options
 * @returns {Promise<{url: string, calls(): number, close(): Promise<void>}>}
 */
export async function startStubPlatform({ channels, port }) {
  const url = `http://localhost:${port}`;
  let calls = 0;
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', url);
    if (pathname.startsWith('/img/')) {
      response.writeHead(200, { 'content-type': 'image/png', 'cache-control': 'max-age=3600' });
      return response.end(LOGO);
    }
    calls += 1;
    const answer = answerTo(pathname, searchParams, { channels, url });
    response.writeHead(answer ? 200 : 404, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answer ?? { error: { message: 'no such page' }, status_code: 404 }));
  });
  await new Promise((resolve) => server.listen(port, () => resolve(undefined)));
  return {
    url,
    calls: () => calls,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** @param {string} pathname @param {URLSearchParams} query @param {{channels: number, url: string}} house */
function answerTo(pathname, query, platform) {
  if (pathname === '/v2/channels/channel_list') return channelList(query, platform);
  if (pathname === '/v2/channels/category_list') return categories(platform.channels);
  const schedule = /^\/v2\/channels\/(\d+)\/content_schedule$/.exec(pathname);
  if (schedule) return scheduleOf(Number(schedule[1]), query);
  if (pathname === '/v2/platform/configuration') return {};
  // Without a provider the page would load what a viewer sees who is refused.
  if (pathname === '/v2/users/self/network') return { provider: { name: 'Taspa', shortname: 'taspa' } };
  return pathname === '/v2/rowsets' ? [] : null;
}

/** @param {URLSearchParams} query @param {{channels: number, url: string}} house */
function channelList(query, { channels, url }) {
  const offset = Number(query.get('offset') ?? 0);
  const limit = Number(query.get('limit') ?? 100);
  const count = Math.max(0, Math.min(limit, channels - offset));
  const now = Math.floor(Date.now() / 1000);
  return Array.from({ length: count }, (_, index) => {
    const id = offset + index + 1;
    return {
      id,
      num: id,
      name: `Channel ${id} of the mountains`,
      slug: `channel-${id}`,
      description: `Channel ${id}: news, films and sport, every day and all night.`,
      is_hd: id % 2 === 0,
      is_4k: false,
      is_free: id % 5 !== 0,
      age: 12,
      archived_days: 7,
      cover: { color_bg: `${url}/img/${id}.png` },
      images: { colorback: '#0e3a5c' },
      vitrinaUrl: null,
      current_schedule: programmesOf(id, now, now + 1)[0],
    };
  });
}

/** @param {number} channels */
function categories(channels) {
  const ids = Array.from({ length: channels }, (_, index) => index + 1);
  return [
    { id: 1, slug: 'all', name: 'All', channels: ids, tags: { all_channels: true } },
    { id: 2, slug: 'news', name: 'News', channels: ids.slice(0, CATEGORY_SIZE), tags: {} },
  ];
}

/** @param {number} id @param {URLSearchParams} query */
function scheduleOf(id, query) {
  const offset = Number(query.get('offset') ?? 0);
  const limit = Number(query.get('limit') ?? 100);
  const programmes = programmesOf(id, Number(query.get('start')), Number(query.get('end')));
  return programmes.slice(offset, offset + limit);
}

/**
 * The programmes of a channel between two moments; the same at every call.
 * @param {number} id
 * @param {number} start
 * @param {number} end
 */
function programmesOf(id, start, end) {
  const cycle = LENGTHS.reduce((sum, length) => sum + length * SLOT_SECONDS, 0);
  const programmes = [];
  let at = Math.floor(start / cycle) * cycle - (id % 9) * 600;
  for (let index = 0; at < end; index += 1) {
    const duration = (LENGTHS[index % LENGTHS.length] ?? 1) * SLOT_SECONDS;
    if (at + duration > start) programmes.push(programme(id, at, duration));
    at += duration;
  }
  return programmes;
}

/** @param {number} id @param {number} at @param {number} duration */
function programme(id, at, duration) {
  return {
    id: `${id}${at}`,
    channel_id: id,
    timestamp: at,
    real_timestamp: at,
    duration,
    real_duration: duration,
    content: { id: `${at}`, title: `The long way home, part ${at % 97}`, age: 12, cover: null, short: null },
    content_episode: at % 2 ? { title: 'The bridge over the river', season: 1, series: 2 } : null,
    is_catchup_available: true,
  };
}
