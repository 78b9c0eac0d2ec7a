import { type TestPlatform, testPlatform } from '../support/platform.ts';

/** As far as this test reads a document of OpenAPI. */
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

/** What may stand there: one of several, or each of a list. */
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

/** `GET /v2/x` is what it answers, `POST /v2/x sends` what it takes. */
function schemaOf(call: string): Schema {
  const [method = '', path = '', sends] = call.split(' ');
  const operation = paths[path]?.[method.toLowerCase()];
  const [, answer] = Object.entries(operation?.responses ?? {}).find(([status]) => status < '3') ?? [];
  const schema = (sends ? operation?.requestBody : answer)?.content?.['application/json']?.schema;
  if (!schema) throw new Error(`no ${call}`);
  return schema;
}

/** Spec 1 §3, with the words that it says of each. */
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

test.each(ENTITIES)('spec 1 §3 %s: the platform has every field', (_entity, call, fields) => {
  const schema = schemaOf(call);
  expect(fields.split(/\s+/).filter((field) => !has(schema, field.split('.')))).toEqual([]);
});

test('a field that nobody has is missed: the test above can fail', () => {
  expect(has(schemaOf('GET /v2/users/self'), ['provider', 'nothing'])).toBe(false);
});
