/** The ways to pay of spec 3 §1 and §4, by the name that calls and pay forms use. */
export const paysystemNames = [
  'linkedcard',
  'short_url',
  'qrcode',
  'qrcode_png',
  'phone_sms',
  'phone',
  'ext_app',
  'provider_account',
  'info',
] as const;

export type PaysystemName = (typeof paysystemNames)[number];
