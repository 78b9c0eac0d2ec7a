import { readFileSync } from 'node:fs';
import { locales } from '@/lib/shared/i18n/locales';

/**
 * The place of each text of spec 1 §8: in the dictionaries, or the reason why the platform's text is shown.
 */
const CATALOGUE: Record<string, { words: string[] } | { platform: string }> = {
  'generic handler': { words: ['dialogs.error', 'dialogs.unavailable', 'dialogs.back'] },
  authentication_failed: { platform: 'nobody sees it: the session recovers by itself (docs/SESSION.md)' },
  warning_unsupported_region: { words: ['geoLock.warning_unsupported_region'] },
  'the auth error text at 403': {
    platform: 'it is kept, with country and IP appended (lib/server/gateway/http/refusal.ts)',
  },
  error_too_many_devices: { platform: 'it names the limit and the day; 400 and 403 pass through in words' },
  invalid_phone: { platform: 'nobody sees it: a user is created, and the code is asked for again' },
  'other code-request errors': { platform: 'spec 1 §8 shows the server message' },
  'code validation without a response': { words: ['session.error_video_download'] },
  'code validation, refused': { platform: 'spec 1 §8 shows the detail text' },
  '404 on device settings': { platform: 'nobody sees it: the session begins anew' },
  not_found_channel: { words: ['notFound.not_found_channel', 'dialogs.error'] },
  error_wrong_code: { words: ['parental.error_wrong_code', 'refusals.error_wrong_code'] },
  'auto-auth failure': {
    words: [
      'session.auto_auth_error_title',
      'session.auto_auth_error_text',
      'refusals.auto_auth_failed',
      'session.retry',
    ],
  },
  'no provider': { words: ['refusals.no_provider'] },
};

const dictionary = (locale: string): unknown => JSON.parse(readFileSync(`messages/${locale}.json`, 'utf8'));

function wordAt(locale: string, path: string): unknown {
  let value: unknown = dictionary(locale);
  for (const key of path.split('.')) value = (value as Record<string, unknown> | undefined)?.[key];
  return value;
}

const cases = Object.entries(CATALOGUE).flatMap(([row, place]) =>
  'words' in place
    ? place.words.flatMap((path) => locales.map((locale) => [row, path, locale] as const))
    : [],
);

test.each(cases)('spec 1 §8 %s: the text of %s exists in %s', (_, path, locale) => {
  const sentence = wordAt(locale, path);
  expect(sentence).toEqual(expect.any(String));
  expect(sentence).not.toBe('');
  // A text that is equal in two languages was probably not translated.
  const others = locales.filter((other) => other !== locale).map((other) => wordAt(other, path));
  if (String(sentence).length > 12) expect(others).not.toContain(sentence);
});
