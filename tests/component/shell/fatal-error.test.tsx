import { screen } from '@testing-library/react';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import GlobalError from '@/app/global-error';
import { locales } from '@/lib/shared/i18n/locales';

/** In place of the whole document, as the framework renders it. */
async function failIn(lang: string): Promise<() => Promise<void>> {
  document.documentElement.lang = lang;
  const root = createRoot(document);
  await act(async () => root.render(<GlobalError />));
  return async () => act(async () => root.unmount());
}

test.each(locales)(
  'a page whose layout failed says so in %s, with the words of other errors and a way on',
  async (lang) => {
    const { errors } = jest.requireActual(`@/messages/${lang}.json`);
    const end = await failIn(lang);
    expect(document.documentElement.lang).toBe(lang);
    expect(document.title).toBe(errors.title);
    expect(screen.getByRole('heading', { name: errors.title })).toBeVisible();
    expect(screen.getByRole('button', { name: errors.retry })).toBeVisible();
    await end();
  },
);

test('a page without a known language speaks Russian', async () => {
  const end = await failIn('');
  expect(screen.getByRole('button', { name: 'Повторить' })).toBeVisible();
  await end();
});
