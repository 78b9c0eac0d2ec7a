import { type TProperties, type TSchema, Type } from 'typebox';
import { Value } from 'typebox/value';

/**
 * The shared objects of the wire as the vendor's interface description has them (provider-api 4), written
 * apart from the code under test. What our ruling keeps otherwise (section 7) is written as it is kept: ids of programmes,
 * contents and episodes are strings, moments of a schedule are unix seconds, `stream_types` is a list.
 */

const int = Type.Integer();
const str = Type.String();
const bool = Type.Boolean();
const uri = Type.String({ pattern: '^https?://[^\\s]+$' });
const dec = Type.String({ pattern: '^-?\\d{1,8}\\.\\d{1,2}$' });
const moment = Type.String({ pattern: '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ$' });
const digits = Type.String({ pattern: '^\\d+$' });
const slug = Type.String({ pattern: '^[a-z0-9-]+$' });
const list = Type.Array;
const obj = Type.Object({});
const orNull = (schema: TSchema) => Type.Union([schema, Type.Null()]);

/** What must be there, and what may be missing but not be otherwise. */
function shape(required: TProperties, optional: TProperties = {}): TSchema {
  const rest = Object.entries(optional).map(([name, schema]) => [name, Type.Optional(schema)]);
  return Type.Object({ ...required, ...Object.fromEntries(rest) });
}

const named = shape({ id: int, name: str });
const favourite = orNull(shape({ id: str, created_at: moment }));
const period = shape({ years: int, months: int, days: int });
const scaledImage = shape({
  mobile_width_pt: int,
  mobile_height_pt: int,
  mobile_x2: uri,
  mobile_x3: uri,
  tv_width_pt: int,
  tv_height_pt: int,
  tv_x1: uri,
  tv_x15: uri,
  tv_x3: uri,
  svg: orNull(uri),
});

/** 4.7, in the order of its columns: what most of the cards have, then each card. */
const cardStart = { id: int, name: str, num: int };
const cardOptions = { slug: str, parent_id: int, is_4k: bool };
const picture = { icon: uri, hd: bool, real_archived_days: int };
const days = { is_hd: bool, cover: obj, future_days: int, archived_days: int, stream_types: list(str) };
const viewers = { age: int, ar: str, is_favored: bool, favorite: favourite, is_free: bool };
const owned = { is_hidden: bool, is_purchased: bool };
const access = {
  is_available: bool,
  access_error: str,
  access: obj,
  access_errors: list(str),
  trackers: list(obj),
  screen: str,
  screen_url: str,
};
const rated = { motion_rating_id: orNull(int) };

export const shortChannel = shape({ ...cardStart, ...picture, ...days }, cardOptions);

const times = {
  id: digits,
  time: str,
  date: str,
  channel_id: int,
  timestamp: int,
  real_timestamp: int,
  duration: int,
  real_duration: int,
};
const nanoContent = shape({ id: digits, title: str, cover: str, short: str, age: int });
const contentEpisode = shape({
  id: digits,
  season: int,
  series: int,
  title: str,
  description: str,
  subtitle: str,
  cover: str,
});
const historyItem = shape({
  id: str,
  seconds: int,
  viewed_at: moment,
  watch_percentage: int,
  is_watched: bool,
});

/** 4.8. */
export const program = shape(
  {
    id: digits,
    title: str,
    short: str,
    description: str,
    year: str,
    age: orNull(int),
    rating: orNull(str),
    rating_imdb: orNull(str),
    rating_kinopoisk: orNull(str),
    ...{ img: list(shape({ type: str, src: uri }, { ar: str })), screen_shot_url: str },
    genres: list(named),
    countries: list(named),
    topics: list(named),
    category: named,
    productions: list(shape({ id: int, name: str, icon: uri })),
    ...{ favorite: favourite, user_rating: orNull(shape({ id: str, rating: dec })) },
    ...{ archive_expired_at: moment, cover: orNull(shape({ src_2x3: uri, src_16x9: uri })) },
    archived_channel_ids: list(int),
  },
  { kinopoisk_id: str, is_catchup_available: bool },
);
export const entry = shape(
  {
    ...times,
    img: orNull(shape({ type: str, src: uri }, { ar: str })),
    program,
    episode: orNull(shape({ id: digits, season: int, series: int, title: str, description: str })),
    content_id: digits,
    history: orNull(historyItem),
    histories: list(historyItem),
    is_catchup_available: bool,
  },
  { channel: shortChannel },
);
export const contentEntry = shape({
  ...times,
  content: nanoContent,
  content_episode: orNull(contentEpisode),
  is_catchup_available: bool,
  real_start_at: moment,
});
const shortEntry = shape({ ...times, content: nanoContent });

/** What every whole channel begins with. */
const ratedCard = { ...cardStart, ...picture, ...days, ...viewers, ...owned, ...rated };

export const listedChannel = shape(
  { ...ratedCard, current_schedule: orNull(obj) },
  { ...cardOptions, ...access },
);
export const channel = shape(
  { ...ratedCard },
  { ...cardOptions, ...access, current_schedule: entry, schedule: entry },
);
/** A channel on its own page, of which lists of programmes read both forms. */
export const channelPage = shape({
  ...ratedCard,
  current_schedule: Type.Intersect([
    entry,
    shape({ content: nanoContent, content_episode: orNull(contentEpisode) }),
  ]),
});
export const quickSalesChannel = shape(
  {
    ...ratedCard,
    video_streams: str,
    audio_streams: str,
  },
  { ...cardOptions, ...access, current_schedule: entry },
);
export const channelListChannel = shape(
  {
    id: int,
    name: str,
    slug: str,
    is_hd: bool,
    cover: obj,
    future_days: int,
    stream_types: list(str),
    age: int,
    is_free: bool,
    ...rated,
    aspect_ratio: str,
    version: str,
    rating_age: int,
  },
  {
    parent_id: int,
    is_4k: bool,
    num: orNull(int),
    archived_days: int,
    description: str,
    current_schedule: orNull(shortEntry),
  },
);
export const userChannel = shape(
  {
    id: int,
    stream_types: list(str),
    ...owned,
    is_available: bool,
    overlay_icon: str,
    available_archived_days: int,
  },
  { favorite: favourite, access_error: str, min_price: dec },
);
export const category = shape(
  { id: int, name: str, icon: uri, age: int, channels: list(channel) },
  { images: list(shape({ itype: str, src: uri })) },
);
export const categoryList = shape(
  { id: int, name: str, scaled_icon: scaledImage, channels: list(int), tags: obj },
  { short: str, slug },
);

/** 4.5. */
export const library = shape(
  { id: int, title: str, cover: orNull(obj) },
  { description: str, library_type: str, logo: scaledImage },
);
const video = shape({
  id: digits,
  title: str,
  img: uri,
  images: list(shape({ type: str, src: uri }, { ar: orNull(str) })),
});
const benefits = list(shape({ text: str, icon: uri }));
const packetStart = { id: int, name: str, short: str, description: str, price: dec, old_price: dec };
const packetLists = {
  channels: list(shortChannel),
  videos: list(video),
  libraries: list(library),
};
const packetOptions = {
  row_slug: slug,
  base: bool,
  is_public: bool,
  agreement: str,
  period: str,
  period_human: period,
  benefits,
  design: obj,
};
const packetEnd = { after_renew_packet_id: orNull(int) };
const innerPacket = shape({ ...packetStart, ...packetEnd }, { ...packetLists, ...packetOptions });
export const packet = shape(
  { ...packetStart, ...packetEnd },
  {
    ...packetLists,
    ...packetOptions,
    available: orNull(list(innerPacket)),
    include: orNull(list(innerPacket)),
  },
);
export const flatPacket = shape(
  { ...packetStart, is_base: bool, is_public: bool, agreement_url: str, period: str, design: obj },
  { benefits, ...Object.fromEntries(Object.keys(packetLists).map((name) => [name, Type.Never()])) },
);
export const offer = shape(
  { total_price: dec, not_all_episodes_available: bool },
  {
    packets: list(packet),
    target_available_at: shape({ channels: list(quickSalesChannel), libraries: list(library) }),
  },
);

/** 4.3 and 4.4. */
const paysystem = shape({ id: int, version: str, title: str });
const userPurchase = shape({
  id: digits,
  purchase_type_id: digits,
  account_id: str,
  status: str,
  is_cancelable: bool,
});
export const purchaseType = shape(
  {
    id: digits,
    title: str,
    short: str,
    description: str,
    ptype: str,
    purchase_type: str,
    is_have_trial: bool,
    is_cancelable: bool,
    amount: dec,
    trial_amount: dec,
    period_human: period,
    trial_period_human: period,
    paysytems: list(paysystem),
    store_sources: list(shape({ store_source: shape({ name: str }), external_id: str })),
    user_purchase: orNull(userPurchase),
  },
  { is_next_purchase: bool },
);
export const purchasePeriod = shape({
  period_human: period,
  description: str,
  purchases_type: list(purchaseType),
});
export const account = shape({ id: int, is_payment_allowed: bool }, { amount: dec });
const pause = shape({ id: str, start_at: moment, end_at: orNull(moment) });
export const subscription = shape(
  { id: digits, packet, is_paused: bool },
  {
    start_at: moment,
    end_at: orNull(moment),
    renew: bool,
    renew_in_provider: bool,
    pauses: list(pause),
    message: str,
    type: str,
    must_show_success_text: bool,
  },
);
export const future = shape({ id: digits, packet }, { start_at: moment, renew: bool });

/** 4.6 and the profile of 4.2. */
export const message = shape(
  { id: str, title: str, text: str, icon: uri, background: uri, created_at: moment },
  { params: obj },
);
export const licence = shape({ id: int, purchased_at: moment, dtr_status: bool });
export const userPromoKey = shape({
  promo_key: shape({ id: int, key: str, is_active: bool }),
  title: str,
  description: str,
  activated_at: moment,
  result: obj,
});
export const userProfile = shape(
  {
    id: str,
    profile: shape({ id: int, description: str }, { name: str, icon: uri, background: uri, role: str }),
  },
  { name: str, icon: uri, background: uri },
);
export const device = shape(
  {
    id: str,
    device_type: str,
    vendor: str,
    timezone_utcoffset: int,
    created_at: moment,
    login_at: moment,
    ...{ codec_structure_exist: bool, user: shape({ id: int, username: str }) },
  },
  { name: str, model: str, version: str, serial: str, profile: orNull(userProfile), timezone: orNull(str) },
);

/** wire 4; the provider description does not know it. */
export const motionRating = shape({ text: str, age: int, rating_system: str, image: scaledImage });

/** Says of every item of a list, or of one object, what differs from a shape; nothing where all is as it should be. */
export function differences(answer: unknown, wanted: TSchema): string[] {
  const items = Array.isArray(answer) ? answer : [answer];
  const found = items.flatMap((item) =>
    Value.Errors(wanted, item).map(({ instancePath, message, params }) =>
      [instancePath, message, JSON.stringify(params)].join(' '),
    ),
  );
  return [...new Set(found)].slice(0, 10);
}
