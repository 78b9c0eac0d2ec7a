import { render, screen } from '@testing-library/react';
import { MobileAccount } from '@/components/mobile/MobileAccount';
import { dictionaries } from '@/lib/shared/i18n/dictionaries';
import { setKnownCookie } from '../../support/known-cookie';
import { answerWith, json } from '../server';

const words = dictionaries.en.mobile;

beforeEach(() => answerWith({ 'GET /api/session': () => json({}, 503) }));
afterEach(() => setKnownCookie(null));

test.each([
  ['user', words.settings, [words.settings, words.parental, words.promo]],
  ['child6', words.settings, [words.settings, words.parental]],
  ['guest', words.signIn, [words.signIn]],
])('the mobile account of a viewer who could not be read, known as %s', async (known, first, links) => {
  setKnownCookie(known);
  render(<MobileAccount words={words} accountHref="/lk" parentalHref="/lk_parental" hasPromo />);
  await screen.findByRole('link', { name: first });
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(links);
});
