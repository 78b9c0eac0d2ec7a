/** The payment methods of spec 3 §1 and §4, by the names in calls and payment forms. */
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
