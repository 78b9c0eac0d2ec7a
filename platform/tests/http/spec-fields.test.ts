import { type TestPlatform, testPlatform } from '../support/platform.ts';

/** The part of an OpenAPI schema that this test reads. */
interface Schema {
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
  allOf?: Schema[];
}
type Content = { content?: { 'application/json'?: { schema: Schema } } };
type Operation = { requestBody?: Content; responses: Record<string, Content> };

let platform: TestPlatform;
let paths: Record<string, Record<string, Operation>>;
beforeAll(async () => {
  platform = await testPlatform({ doc: true });
  paths = (await platform.app.inject('/v2/doc/openapi.json')).json().paths;
});
afterAll(() => platform.close());

/** The possible schemas of a value: alternatives, or the items of a list. */
function variants(schema: Schema): Schema[] {
  const inner = [...(schema.anyOf ?? []), ...(schema.allOf ?? []), ...(schema.items ? [schema.items] : [])];
  return [schema, ...inner.flatMap(variants)];
}

function has(schema: Schema, [name, ...rest]: string[]): boolean {
  if (name === undefined) return true;
  return variants(schema).some(({ properties }) => {
    const field = properties?.[name];
    return field !== undefined && has(field, rest);
  });
}

/** `GET /v2/x` is the answer's schema, `POST /v2/x sends` the body's. */
function schemaOf(call: string): Schema {
  const [method = '', path = '', sends] = call.split(' ');
  const operation = paths[path]?.[method.toLowerCase()];
  const [, answer] = Object.entries(operation?.responses ?? {}).find(([status]) => status < '3') ?? [];
  const schema = (sends ? operation?.requestBody : answer)?.content?.['application/json']?.schema;
  if (!schema) throw new Error(`no ${call}`);
  return schema;
}

/** Spec 1 §3, with the fields of each entity. */
const ENTITIES: Array<[entity: string, call: string, fields: string]> = [
  [
    'User',
    'GET /v2/users/self',
    'id username phone email first_name timezone is_guest date_joined refer_id parental_status parental_code parental_dialogue.buttons',
  ],
  [
    'User: provider',
    'GET /v2/users/self',
    `provider.id provider.name provider.landing.shortname provider.landing.support.email provider.landing.support.phone
     provider.currency.UTF_NAME provider.currency.ASCII_NAME provider.currency.ISO_CODE provider.is_have_purchases provider.auto_auth`,
  ],
  [
    'Network info',
    'GET /v2/users/self/network',
    'provider.id remote country is_guest_allowed auto_auth promo_days default.login.title default.login.description',
  ],
  [
    'Device',
    'GET /v2/users/self/devices/{id}',
    `id serial device_type vendor model version os_name os_version application_type notification.notification_type
     notification.token settings parental_settings.duration parental_settings.pay parental_settings.profile
     parental_settings.program parental_settings.vod parental_settings.channel parental_settings.settings login_at`,
  ],
  ['Profile', 'GET /v2/users/self/profile', 'id profile.id profile.role'],
  ['Account', 'GET /v2/users/self/accounts', 'id balance amount is_payment_allowed'],
  ['Packet', 'GET /v2/packets', 'id name price trial_amount subscription.end_at'],
  ['Subscription', 'GET /v2/users/self/subscriptions/current', 'id price packet.id end_at'],
  ['Person of the list', 'GET /v2/persons', 'id name bio slug contents_count'],
  ['Video of the list', 'GET /v2/videos', 'id slug title short description is_free published_at'],
  ['Favorite', 'GET /v2/users/self/favorites', 'channel_id program_id person_id content_id'],
  ['Message', 'GET /v2/users/self/messages', 'id removed'],
  ['Channel', 'GET /v2/channels/channel_list', 'id vitrinaUrl vlight'],
  [
    'Schedule entry',
    'GET /v2/channels/{channel}/content_schedule',
    'timestamp real_timestamp duration real_duration is_catchup_available',
  ],
  [
    'Payment, an offer',
    'POST /v2/users/self/purchases_offer/transaction sends',
    'paysystem_shortname is_save_card card_id return_url',
  ],
  [
    'Payment, from an account',
    'POST /v2/users/self/accounts/{id}/payforms/linkedcard sends',
    'amount card_id transaction_id',
  ],
  ['Promo key', 'POST /v2/users/self/promokeys/check', 'key is_need_confirm confirmation_text description'],
  ['Survey answer', 'POST /v2/survey/questions/{question}/answers sends', 'answer_ids user_text'],
  ['Search-found record', 'POST /v2/search/found sends', 'title text content_type object_id'],
  ['Operator block status', 'GET /v2/mw/status_block', 'balance username amount status message_detail'],
];

/** Spec 2 §3. Fields that exist only in the list of older clients are checked there. */
const CATALOGUE: typeof ENTITIES = [
  [
    'Channel',
    'GET /v2/channels',
    `id name description slug age rating_age is_available access_error is_purchased is_free is_hidden is_favored favorite.priority
     is_4k hd is_hd cover.full cover.bg cover.color_bg cover.light_bg cover.dark_bg images.cover images.colorback overlay_icon
     archived_days real_archived_days available_archived_days stream_types current_schedule.content current_schedule.content_episode
     current_schedule.duration current_schedule.real_timestamp tags trackers vitrinaUrl vlight parent_id`,
  ],
  [
    'Channel category',
    'GET /v2/channels/category_list',
    'id slug name short channels tags.all_channels tags.startup tags.is_adult',
  ],
  [
    'Stream response',
    'GET /v2/channels/{channel}/stream',
    'hls hls_mbr img stat.id trackers stream_info ad packshots drm screenshot_timings screenshot_url to',
  ],
  ['Channel config', 'GET /v2/channels/{channel}/config', 'config.web config.web_vlight ad'],
  [
    'Schedule/catch-up item',
    'GET /v2/channels/{channel}/content_schedule',
    `id channel_id timestamp real_timestamp start_at duration real_duration date content.title content.age content_episode.title
     content_episode.season content_episode.series content_episode.description is_catchup_available content_id content_type image_src
     histories.watch_percentage motion_rating.text parent_id`,
  ],
  ['Schedule item of older clients', 'GET /v2/channels/{channel}/schedule', 'program.title episode.title'],
  [
    'Program',
    'GET /v2/programs/{program}',
    `title category.id category.name content_type year genres.id genres.name genres.row_slug genres.row_id countries.id countries.name
     age motion_rating.text rating_imdb rating_kinopoisk ratings.type ratings.rating persons description`,
  ],
  [
    'Content',
    'GET /v2/contents/{content}',
    `id slug title name original year description content_type age genres.name ratings.type ratings.rating series season parent_id
     images.type images.ar images.src cover.src_16x9 cover.src_2x3 background.web is_lost is_cartoon is_adult duration contents
     persons trailers.id countries`,
  ],
  [
    'Content meta',
    'GET /v2/users/self/content_metadata/{content}',
    `is_purchased is_available is_continuation min_price buttons.button_type buttons.caption buttons.sub_caption buttons.icon
     buttons.play_after buttons.show_options buttons.button_data license_info user_license_info.text user_license_info.color
     history.seconds next_to_play.id stream_using.library_id stream_using.content_schedule favorite user_rating is_lost`,
  ],
  [
    'Episode',
    'GET /v2/contents/{content}/episodes',
    'id series season title slug description is_announcement histories.watch_percentage',
  ],
  [
    'History item',
    'GET /v2/users/self/history',
    'id content content_episode.season content_episode.series watch_percentage screenshot',
  ],
  [
    'Row',
    'GET /v2/rows/{row}',
    `id template content_type more_count limit offset title html_description description channels contents promotions histories
     persons`,
  ],
  [
    'Row item',
    'GET /v2/rows/{row}',
    `promotions.id promotions.destination.type promotions.destination.id promotions.destination.slug
     promotions.destination.library_id promotions.destination.id_no_ott promotions.destination.src promotions.destination.title
     promotions.destination.description promotions.background promotions.graphic_title.tv_x1 promotions.graphic_title.mobile_x3
     promotions.graphic_title.tv_width_pt promotions.short promotions.description promotions.focused_btn_icon
     promotions.unfocused_btn_icon`,
  ],
  ['Page', 'GET /v2/rowsets/{rowset}', 'id slug template title description logo.tv_x3 rows library_id'],
  ['Library', 'GET /v2/libraries', 'id title cover.bg cover.color_bg bg color_bg'],
  ['Person', 'GET /v2/persons/{person}', 'id name bio slug image image_url role'],
  ['Favorite', 'GET /v2/users/self/favorites', 'id object_id'],
  ['Favorite, added', 'POST /v2/users/self/favorites sends', 'channelId programId contentId personId'],
  ['SEO mask', 'GET /v2/seo/masks', 'page_type text_type value'],
];

test.each(CATALOGUE)('spec 2 §3 %s: the platform has every field', (_entity, call, fields) => {
  const schema = schemaOf(call);
  expect(fields.split(/\s+/).filter((field) => !has(schema, field.split('.')))).toEqual([]);
});

test.each(ENTITIES)('spec 1 §3 %s: the platform has every field', (_entity, call, fields) => {
  const schema = schemaOf(call);
  expect(fields.split(/\s+/).filter((field) => !has(schema, field.split('.')))).toEqual([]);
});

test('reports a missing field: the test above can fail', () => {
  expect(has(schemaOf('GET /v2/users/self'), ['provider', 'nothing'])).toBe(false);
});
