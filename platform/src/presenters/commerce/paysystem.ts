import { type Static, Type } from 'typebox';
import type { Payer, Paysystem } from '../../commerce/payments/paysystems.ts';
import type { Locale } from '../../http/locale.ts';
import { Wire } from '../schema.ts';

const text = Type.String();

/** Spec 3 §3 Paysystem, wire 7.4. */
export const PaysystemWire = Wire({
  id: Type.Integer(),
  name: text,
  title: text,
  description: text,
  button_text: text,
  payform_shortname: Type.String({ description: 'which of the ways of spec 3 §4 it goes' }),
  data: Type.Record(text, text, {
    description: 'what the way needs to be shown: contacts, account, phone mask',
  }),
  how_to_use: Type.String({ description: 'steps, one a line' }),
  how_to_use_packet: text,
  skip_parental_control: Type.Boolean(),
  is_frame: Type.Boolean({
    description: 'the page of the bank may be shown in a frame: `frame_url` of the transaction',
  }),
});

/** wire 7.4: an entry of `payforms`. */
export const PayformWire = Wire({
  id: Type.Integer(),
  shortname: text,
  title: text,
  description: text,
  button_text: text,
  how_to_use: text,
  skip_parental_control: Type.Boolean(),
  is_frame: Type.Boolean({ description: 'as in the paysystems of an offer' }),
  params: Wire({ paysystem_shortname: text }),
});

function dataOf({ name }: Paysystem, accountId: number, { provider }: Payer): Record<string, string> {
  const { landing, phoneMask } = provider.config;
  if (name === 'phone' || name === 'phone_sms') return { phone_mask: phoneMask };
  if (name !== 'info' && name !== 'provider_account') return {};
  const { supportPhone, supportEmail, url } = landing;
  const found = { account: String(accountId), phone: supportPhone, email: supportEmail, url };
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== ''));
}

export function presentPaysystem(
  paysystem: Paysystem,
  accountId: number,
  payer: Payer,
  locale: Locale,
): Static<typeof PaysystemWire> {
  const { id, name, words, skipsParentalControl, hasFrame } = paysystem;
  return {
    id,
    name,
    title: words.title[locale],
    description: words.description[locale],
    button_text: words.buttonText[locale],
    payform_shortname: name,
    data: dataOf(paysystem, accountId, payer),
    how_to_use: words.howToUse[locale],
    how_to_use_packet: words.howToUsePacket[locale],
    skip_parental_control: skipsParentalControl,
    is_frame: hasFrame,
  };
}

export function presentPayform(
  { id, name, words, skipsParentalControl, hasFrame }: Paysystem,
  locale: Locale,
): Static<typeof PayformWire> {
  return {
    id,
    shortname: name,
    title: words.title[locale],
    description: words.description[locale],
    button_text: words.buttonText[locale],
    how_to_use: words.howToUse[locale],
    skip_parental_control: skipsParentalControl,
    is_frame: hasFrame,
    params: { paysystem_shortname: name },
  };
}
