import { fireEvent, render, screen } from '@testing-library/react';
import { BottomBar } from '@/components/shell/header/BottomBar';
import { ErrorView } from '@/components/shell/message/ErrorView';
import { type NotFoundKind, NotFoundView } from '@/components/shell/message/NotFoundView';
import { dictionaries } from '@/lib/i18n/dictionaries';
import { locales } from '@/lib/i18n/locales';
import type { MenuPage } from '@/lib/shell/view';

jest.mock('next/navigation', () => ({ usePathname: () => '/' }));

const pages: MenuPage[] = [{ id: '2', href: '/movies', title: 'Films', isExternal: false, isOwn: false }];
const { shell, errors } = dictionaries.en;

describe('spec 2 §8: 404 pages', () => {
  const kinds: NotFoundKind[] = [
    'not_found_content',
    'not_found_channel',
    'not_found_subscription',
    'not_found_page',
  ];

  test.each(locales.flatMap((locale) => kinds.map((kind) => [locale, kind] as const)))(
    '%s: %s has its own message and a link to the main page',
    (locale, kind) => {
      const labels = dictionaries[locale].notFound;
      const { search } = dictionaries[locale];
      render(
        <NotFoundView kind={kind} labels={labels} search={search} homeHref="/" channelsHref="/channels" />,
      );
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(labels[kind]);
      expect(screen.getByRole('link', { name: labels.home })).toHaveAttribute('href', '/');
      // A way on that needs no script.
      expect(screen.getByRole('searchbox', { name: search.label }).closest('form')).toHaveAttribute(
        'action',
        '/search',
      );
    },
  );

  test('the four messages differ in every language', () => {
    for (const locale of locales) {
      const labels = dictionaries[locale].notFound;
      expect(new Set(kinds.map((kind) => labels[kind])).size).toBe(kinds.length);
    }
  });
});

test('ErrorView: says so and tries again', () => {
  const onRetry = jest.fn();
  render(<ErrorView labels={errors} homeHref="/" onRetry={onRetry} />);
  expect(screen.getByRole('alert')).toHaveTextContent(errors.title);
  fireEvent.click(screen.getByRole('button', { name: errors.retry }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

test('BottomBar: home, channels, and every page of the menu behind the catalogue button', () => {
  const own = { id: '1000', href: '/my', title: 'My', isExternal: false, isOwn: true };
  const languages = (['en', 'kk'] as const).map((locale) => ({
    ...{ locale, tag: locale, name: locale, href: `?lang=${locale}`, isCurrent: locale === 'en' },
  }));
  render(
    <BottomBar
      pages={[...pages, own]}
      languages={languages}
      offer={{ kind: 'promo', href: '/promo', label: shell.promoCode }}
      labels={shell}
      homeHref="/"
      channelsHref="/channels"
      installHref="/app_store"
    />,
  );
  expect(screen.getByRole('link', { name: shell.start })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: shell.channels })).toHaveAttribute('href', '/channels');
  const panel = screen.getByRole('button', { name: shell.catalogue }).getAttribute('popovertarget') ?? '';
  expect(document.getElementById(panel)).toHaveTextContent('Films');
  // What the header has no room for on a phone.
  const inSheet = [...(document.getElementById(panel)?.querySelectorAll('a') ?? [])].map((a) =>
    a.getAttribute('href'),
  );
  expect(inSheet).toEqual(['/movies', '/my', '/promo', '/app_store', '?lang=en', '?lang=kk']);
  expect(screen.getAllByRole('link', { name: 'My' }).every((link) => link.closest('[data-own]'))).toBe(true);
});
