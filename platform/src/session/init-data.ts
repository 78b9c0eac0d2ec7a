import { createHmac, timingSafeEqual } from 'node:crypto';
import { type Static, Type } from 'typebox';
import { Value } from 'typebox/value';

/** Signed start data that is older is refused: a mini-app logs in at once. */
const INIT_DATA_SECONDS = 300;
/** How far the clock of the messenger may be ahead of ours. */
const CLOCK_SKEW_SECONDS = 30;

/** Only what an account needs; further fields stay unread. */
const UserField = Type.Object({
  id: Type.Integer({ minimum: 1 }),
  first_name: Type.Optional(Type.String({ maxLength: 256 })),
  is_bot: Type.Optional(Type.Boolean()),
});

export type MessengerUser = Static<typeof UserField>;

type Refusal = 'init_data_wrong' | 'init_data_old';

type Read = { user: MessengerUser; hash: string } | { refusal: Refusal };

/** The lines that are signed: every field but the signature itself, sorted by name. */
function signedText(fields: URLSearchParams): string {
  return [...fields]
    .filter(([name]) => name !== 'hash')
    .map(([name, value]) => `${name}=${value}`)
    .sort()
    .join('\n');
}

/** Telegram's published scheme: the key of the signature is the token of the bot, signed with a fixed word. */
export function initDataHash(fields: URLSearchParams, botToken: string): string {
  const key = createHmac('sha256', 'WebAppData').update(botToken).digest();
  return createHmac('sha256', key).update(signedText(fields)).digest('hex');
}

/** Who opened a mini-app, from the start data that the messenger has signed for our bot. `now` in milliseconds. */
export function readInitData(text: string, { botToken, now }: { botToken: string; now: number }): Read {
  const fields = new URLSearchParams(text);
  // A name that is there twice could be signed as one value and read as another.
  const hasDoubles = new Set(fields.keys()).size !== [...fields.keys()].length;
  const hash = fields.get('hash') ?? '';
  const expected = Buffer.from(initDataHash(fields, botToken));
  const given = Buffer.from(hash);
  if (hasDoubles || given.length !== expected.length || !timingSafeEqual(given, expected)) {
    return { refusal: 'init_data_wrong' };
  }
  const age = now / 1000 - Number(fields.get('auth_date') ?? Number.NaN);
  if (!(age <= INIT_DATA_SECONDS && age >= -CLOCK_SKEW_SECONDS)) return { refusal: 'init_data_old' };
  const user = userIn(fields.get('user'));
  return user && !user.is_bot ? { user, hash } : { refusal: 'init_data_wrong' };
}

function userIn(text: string | null): MessengerUser | null {
  try {
    const user: unknown = JSON.parse(text ?? '');
    return Value.Check(UserField, user) ? user : null;
  } catch {
    return null;
  }
}
