import { render, screen } from '@testing-library/react';
import { BottomBar } from '@/components/shell/header/BottomBar';
import { ErrorView } from '@/components/shell/message/ErrorView';
import { NotFoundView } from '@/components/shell/message/NotFoundView';
import { missingTitle } from '@/lib/rules/pages/missing-words';
import type { MenuPage } from '@/lib/rules/pages/shell-view';
import { dictionaries } from '@/lib/shared/i18n/dictionaries';
import { locales } from '@/lib/shared/i18n/locales';
import { user } from '@/tests/support/user';

jest.mock('next/navigation', () => ({ usePathname: () => '/' }));

const pages: MenuPage[] = [{ id: '2', href: '/movies', title: 'Films', isExternal: false, isOwn: false }];
const { shell, errors } = dictionaries.en;

describe('spec 2 §8: 404 pages', () => {
  const kinds = ['content', 'channel', 'subscription', 'page', 'category', 'unavailable'] as const;

  test.each(locales.flatMap((locale) => kinds.map((kind) => [locale, kind] as const)))(
    '%s: kind %s has its own message and a link to the main page',
    (locale, kind) => {
      const labels = dictionaries[locale].notFound;
      const { search } = dictionaries[locale];
      const title = missingTitle(kind, dictionaries[locale]);
      render(
        <NotFoundView title={title} labels={labels} search={search} homeHref="/" channelsHref="/channels" />,
      );
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
      expect(screen.getByRole('link', { name: labels.home })).toHaveAttribute('href', '/');
      // The search form works without script.
      expect(screen.getByRole('searchbox', { name: search.label }).closest('form')).toHaveAttribute(
        'action',
        '/search',
      );
    },
  );

  test('the messages differ in every language', () => {
    for (const locale of locales) {
      const titles = kinds.map((kind) => missingTitle(kind, dictionaries[locale]));
      expect(new Set(titles).size).toBe(kinds.length);
    }
  });
});

test('ErrorView: shows an error, tries again, and leads to what is on air', async () => {
  const onRetry = jest.fn();
  render(
    <ErrorView labels={errors} homeHref="/" channelsHref="/channels">
      <button type="button" onClick={onRetry}>
        {errors.retry}
      </button>
    </ErrorView>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent(errors.title);
  expect(screen.getByRole('link', { name: errors.watch_tv })).toHaveAttribute('href', '/channels');
  await user.click(screen.getByRole('button', { name: errors.retry }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

test('spec 3 §2 Header: the bottom bar has home, channels, search, the page of the viewer, and all other pages in a sheet', () => {
  const own = { id: '1000', href: '/my', title: 'My', isExternal: false, isOwn: true };
  const television = { id: '1', href: '/channels', title: 'Television', isExternal: false, isOwn: false };
  const languages = (['en', 'kk'] as const).map((locale) => ({
    ...{ locale, tag: locale, name: locale, href: `?lang=${locale}`, isCurrent: locale === 'en' },
  }));
  render(
    <BottomBar
      pages={[television, ...pages, own]}
      languages={languages}
      offer={{ kind: 'promo', href: '/promo', label: shell.promoCode }}
      labels={shell}
      homeHref="/"
      channelsHref="/channels"
      search={{ href: '/search', label: 'Search' }}
      installHref="/instructions"
    />,
  );
  expect(screen.getByRole('link', { name: shell.start })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: shell.channels })).toHaveAttribute('href', '/channels');
  expect(screen.getByRole('link', { name: 'Search' })).toHaveAttribute('href', '/search');
  const bar = screen.getByRole('navigation', { name: shell.mobileMenu });
  expect(
    [...bar.children].map((place) => place.querySelector('button')?.textContent ?? place.textContent),
  ).toEqual([shell.start, shell.channels, 'Search', shell.mine, shell.moreShort]);
  // A guest has it, too: the page says what a login gives.
  expect(screen.getByRole('link', { name: shell.mine }).closest('[data-own]')).toBeNull();
  const panel = screen.getByRole('button', { name: shell.moreShort }).getAttribute('popovertarget') ?? '';
  expect(document.getElementById(panel)).toHaveTextContent('Films');
  // These links do not fit into the header of a phone.
  const inSheet = [...(document.getElementById(panel)?.querySelectorAll('a') ?? [])].map((a) =>
    a.getAttribute('href'),
  );
  expect(inSheet).toEqual(['/movies', '/promo', '/instructions', '?lang=en', '?lang=kk']);
});

test('spec 3 §2 Header: the bottom bar of a child has no page of the viewer', () => {
  render(
    <BottomBar
      {...{ pages, languages: [], offer: null, labels: shell, installHref: null }}
      homeHref="/"
      channelsHref="/channels"
      search={{ href: '/search', label: 'Search' }}
    />,
  );
  expect(screen.getByRole('navigation', { name: shell.mobileMenu }).children).toHaveLength(4);
});
