import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { MODAL_IDS } from '@/lib/rules/modals/address';

const root = path.resolve(__dirname, '../../../../..');
const text = readFileSync(path.join(root, 'docs/MODALS.md'), 'utf8');
const rows = [...text.matchAll(/^\| `(\w+)` \| [^|]+ \| (?:`(components\/[^`]+)`|([^|`]+)) \|$/gm)].map(
  ([, id = '', file, reason]) => ({ id, file, reason }),
);

/** Spec 1 §2 and spec 3 §2 "Modals", as they are written there. */
const SPECIFIED =
  `message, auth, promocode, pincode, parental, parental_set, parental_start, block_alma, pay_qr_alma,
  pay_transaction, profiles, confirm, paysystems, refill, confirm_period, pay_redirect, card, pay_card, pay_phone_sms, pay_qr,
  pay_iframe, subscription, nofunds, quick_packets, packets_channels, smarttv, push, promocode_wizard`
    .split(',')
    .map((id) => id.trim());

/** Spec 1 §8 has them without an id: "No provider: a modal …", "Auto-auth failure: title …". */
const OF_FAILURES = ['no_provider', 'auto_auth_error'];

/** Spec 3 §4 has them without an id: "leads to confirm", "Agreement gate", "shows the info modal". */
const OF_PAYMENTS = ['pay_confirm', 'pay_agreement', 'pay_info'];

/** Spec 3 §8 has it without an id: "then the survey". */
const OF_CANCELLATIONS = ['survey'];

test('every modal of spec 1 §2 and spec 3 §2 exists, or docs/MODALS.md names its place', () =>
  expect(rows.map(({ id }) => id).sort()).toEqual(
    [...SPECIFIED, ...OF_FAILURES, ...OF_PAYMENTS, ...OF_CANCELLATIONS].sort(),
  ));

test('docs/MODALS.md and the shell list the same modals', () =>
  expect(rows.flatMap(({ id, file }) => (file ? [id] : [])).sort()).toEqual(MODAL_IDS.toSorted()));

test.each(rows.flatMap(({ id, file }) => (file ? [[id, file]] : [])))('%s: %s exists', (_, file) =>
  expect(existsSync(path.join(root, file))).toBe(true),
);
