import { createHash } from 'node:crypto';

/** A database as a large provider has it: imported channels with full guides, and any number of users with what they have collected. */

/** Above all ids that the platform gives by itself. */
const FIRST_USER = 100_000_000;
const FIRST_CHANNEL = 900_000;
const PROGRAMME_SECONDS = 2_400;
const DAY_SECONDS = 86_400;
/** Of one user. */
const FAVOURITES = 4;
const POSITIONS = 6;
const STATISTICS = 2;
/** One user in so many has a packet. */
const PAYING_EACH = 3;
/** Users of one statement: a longer one needs memory for what it has not written yet. */
const PART = 100_000;

/** @param {number} user counted from 0 @returns {string} the token of the user's device */
export const tokenOf = (user) => createHash('sha256').update(`scale-${user}`).digest('hex').slice(0, 40);

const TOKEN_HASH = `encode(sha256(convert_to(left(encode(sha256(convert_to('scale-' || n, 'utf8')), 'hex'), 40), 'utf8')), 'hex')`;
/** @param {string} kind of what the user has one of */
const uuidOf = (kind) => `md5('${kind}-' || n)::uuid`;

/**
 * Channels of an imported list, each with programmes of forty minutes.
 * @param {import('pg').Client} client
 * @param {{channels: number, days: number}} size
 */
export async function addChannels(client, { channels, days }) {
  const words = (text) => `jsonb_build_object('ru', ${text}, 'kk', ${text}, 'en', ${text}, 'uz', ${text})`;
  const name = words(`'Channel of the crowd ' || n`);
  const numbers = `generate_series(1, ${channels}) as n`;
  await client.query(
    `insert into channels (id, slug, name, description, sort, is_free, archived_days)
     select ${FIRST_CHANNEL} + n, 'crowd-' || n, ${name}, ${name}, ${FIRST_CHANNEL} + n, n % 5 = 0, 7 from ${numbers}`,
  );
  await client.query(
    `insert into external_channels (channel_id, list, key, guide_id, url)
     select ${FIRST_CHANNEL} + n, 'crowd', 'crowd-' || n, 'crowd-' || n, 'http://server-' || n % 200 || '.test/' || n || '/index.m3u8' from ${numbers}`,
  );
  // A third of the guide is over, as with a provider that has run for a while.
  const first = Math.floor(Date.now() / 1000) - Math.floor((days * DAY_SECONDS) / 3);
  const each = Math.floor((days * DAY_SECONDS) / PROGRAMME_SECONDS);
  await client.query(
    `insert into broadcasts (channel_id, start_at, stop_at, texts, category)
     select ${FIRST_CHANNEL} + n, ${first} + k * ${PROGRAMME_SECONDS}, ${first} + (k + 1) * ${PROGRAMME_SECONDS},
       jsonb_build_object('title', jsonb_build_object('ru', 'Передача ' || k), 'description', jsonb_build_object('ru', repeat('О чём эта передача. ', 8))), 'Передача'
     from ${numbers}, generate_series(0, ${each} - 1) as k`,
  );
  await client.query('update catalogue_state set version = version + 1');
  await client.query('analyze');
  return each * channels;
}

/**
 * Users from one number up to another, each with a profile, a device and its token, favourites, positions, statistics, and some with a packet.
 * @param {import('pg').Client} client
 * @param {number} from @param {number} to
 */
export async function addUsers(client, from, to) {
  for (let start = from; start < to; start += PART) await addPart(client, start, Math.min(to, start + PART));
  await client.query('analyze');
}

/** @param {import('pg').Client} client @param {number} from @param {number} to */
async function addPart(client, from, to) {
  const users = `generate_series(${from}, ${to - 1}) as n`;
  const id = `${FIRST_USER} + n`;
  const film = (index) => `films.ids[1 + (n * 7 + ${index} * 13) % array_length(films.ids, 1)]`;
  const films = `(select array_agg(id order by id) as ids from contents where type = 'movie') as films`;
  const statements = [
    `insert into users (id, provider_id, username, timezone, device_limit, joined_at)
     select ${id}, (select id from providers where is_default), 'scale-' || n, 'Asia/Almaty', 5, now() from ${users}`,
    `insert into profiles (id, user_id, name, role, created_at) select ${uuidOf('profile')}, ${id}, 'One', 'adult', now() from ${users}`,
    `insert into devices (id, renewal_hash, user_id, profile_id, device_type, created_at, login_at)
     select ${uuidOf('device')}, 'scale-' || n, ${id}, ${uuidOf('profile')}, 'pc', now(), now() from ${users}`,
    `insert into tokens (hash, grade, user_id, device_id, created_at) select ${TOKEN_HASH}, 'device', ${id}, ${uuidOf('device')}, now() from ${users}`,
    `insert into favourites (user_id, profile_id, kind, object_id)
     select ${id}, ${uuidOf('profile')}, 'content', ${film('k')} from ${users}, generate_series(1, ${FAVOURITES}) as k, ${films} on conflict do nothing`,
    `insert into watch_positions (id, user_id, profile_id, content_id, root_id, seconds, percentage, updated_at)
     select (${id})::bigint * 100 + k, ${id}, ${uuidOf('profile')}, ${film('k')}, ${film('k')}, 600, 20, now() - k * interval '1 day'
     from ${users}, generate_series(1, ${POSITIONS}) as k, ${films} on conflict do nothing`,
    `insert into stream_stats (id, user_id, profile_id, content_id, seconds)
     select (${id})::bigint * 100 + k, ${id}, ${uuidOf('profile')}, ${film('k')}, 600 from ${users}, generate_series(1, ${STATISTICS}) as k, ${films}`,
    `insert into subscriptions (id, user_id, packet_id, start_at, end_at, price, renew)
     select (${id})::bigint * 100, ${id}, (select min(id) from packets), now() - interval '10 days', now() + interval '20 days', 1990, false
     from ${users} where n % ${PAYING_EACH} = 0`,
  ];
  for (const statement of statements) await client.query(statement);
}

/** @param {number} index counted from 0 */
export const crowdChannel = (index) => FIRST_CHANNEL + 1 + index;
