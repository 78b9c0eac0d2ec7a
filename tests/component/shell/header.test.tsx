import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { Header } from '@/components/shell/header/Header';
import { HeaderFrame } from '@/components/shell/header/HeaderFrame';
import { DARKEN_HEADER_BEYOND_PX, HIDE_HEADER_BEYOND_PX } from '@/lib/rules/pages/constants';
import { isWithin } from '@/lib/rules/pages/current-page';
import { roomNeeded } from '@/lib/rules/pages/menu-overflow';
import type { LanguageLink, MenuPage } from '@/lib/rules/pages/shell-view';
import { dictionaries } from '@/lib/shared/i18n/dictionaries';
import { marks } from '@/lib/shared/sites/marks';
import { user } from '@/tests/support/user';

const path = '/movies';
jest.mock('next/navigation', () => ({ usePathname: () => path }));

const pages: MenuPage[] = [
  { id: '1', href: '/', title: 'Главная', isExternal: false, isOwn: false },
  { id: '2', href: '/movies', title: 'Фильмы', isExternal: false, isOwn: false },
  { id: '3', href: 'https://example.org/', title: 'Магазин', isExternal: true, isOwn: false },
];
const languages: LanguageLink[] = [
  { locale: 'ru', tag: 'ru', name: 'Русский', href: '?lang=ru', isCurrent: true },
  { locale: 'kk', tag: 'kk', name: 'Қазақша', href: '?lang=kk', isCurrent: false },
];
const labels = dictionaries.ru.shell;

function show(overrides: Partial<Parameters<typeof Header>[0]> = {}) {
  return render(
    <Header
      pages={pages}
      languages={languages}
      labels={labels}
      offer={null}
      homeHref="/"
      hasInstall
      brand={{ name: 'Taspa', mark: marks.filmStrip }}
      {...overrides}
    />,
  );
}

describe('spec 3 §2 Header', () => {
  test('the logo leads home, menu pages are links, the current page is marked', () => {
    show();
    expect(screen.getByRole('link', { name: 'Taspa, на главную' })).toHaveAttribute('href', '/');
    const menu = screen.getByRole('navigation', { name: labels.mainMenu });
    const [films] = within(menu).getAllByRole('link', { name: 'Фильмы' });
    expect(films).toHaveAttribute('aria-current', 'page');
    expect(within(menu).getAllByRole('link', { name: 'Главная' })[0]).not.toHaveAttribute('aria-current');
  });

  test('pages that do not fit are in the panel of the "…" button too', () => {
    show();
    const button = screen.getByRole('button', { name: labels.more });
    const panel = document.getElementById(button.getAttribute('popovertarget') ?? '');
    expect(panel?.querySelectorAll('a')).toHaveLength(pages.length);
  });

  test('spec 1 §1 Surfaces: inside an application there is no way to install it', () => {
    const { unmount } = show();
    expect(screen.getByRole('link', { name: labels.install })).toBeInTheDocument();
    unmount();
    show({ hasInstall: false });
    expect(screen.queryByRole('link', { name: labels.install })).toBeNull();
  });

  test('external pages open a new tab', () => {
    show();
    const [shop] = screen.getAllByRole('link', { name: /Магазин/ });
    expect(shop).toHaveAttribute('target', '_blank');
  });

  test('"my" pages are marked as personal, and the mark of the document shows them (spec 3 §6)', () => {
    show({ pages: [...pages, { id: '1000', href: '/my', title: 'Моё', isExternal: false, isOwn: true }] });
    // Beside the menu, so that it is never behind the dots.
    const own = screen.getByRole('link', { name: 'Моё' });
    expect(own).toHaveAttribute('href', '/my');
    expect(own.closest('[data-own]')).not.toBeNull();
    expect(screen.getAllByText('Фильмы')[0]?.closest('[data-own]')).toBeNull();
  });

  test('each page has the width from which it fits, and the dots the width from which they are not needed', () => {
    show();
    const menu = screen.getByRole('navigation', { name: labels.mainMenu });
    const neededWidths = [...menu.querySelectorAll('li')].map((item) => Number(item.dataset.room));
    expect(neededWidths.slice(0, 3)).toEqual(roomNeeded(pages.map(({ title }) => title)));
    expect(neededWidths.slice(3)).toEqual(neededWidths.slice(0, 3));
    expect(Number(menu.querySelector<HTMLElement>('div[data-room]')?.dataset.room)).toBe(neededWidths[2]);
  });

  test.each([
    ['trial', '#auth', '30 дней бесплатно'],
    ['promo', '/promo', 'Промокод'],
  ] as const)('shows a %s button to guests only', (kind, href, label) => {
    show({ offer: { kind, href, label } });
    const link = screen.getByRole('link', { name: label });
    expect(link).toHaveAttribute('href', href);
    expect(link).toHaveAttribute('data-guest');
  });

  test('has a TV-install button', () => {
    show();
    expect(screen.getByRole('link', { name: labels.install })).toHaveAttribute('href', '#smarttv');
  });

  test('languages are real links with a full load, each named in its own language', () => {
    show();
    const kazakh = screen.getByText('Қазақша').closest('a');
    expect(kazakh).toHaveAttribute('href', '?lang=kk');
    expect(kazakh).toHaveAttribute('lang', 'kk');
    expect(kazakh).toHaveAttribute('hreflang', 'kk');
  });

  test('a change of language keeps the rest of the address, by pointer and by press', async () => {
    // jsdom has no popovers.
    HTMLElement.prototype.hidePopover = () => {};
    show();
    history.replaceState(null, '', '/movies?genre=drama&lang=ru');
    const kazakh = screen.getByText('Қазақша').closest('a') as HTMLAnchorElement;
    fireEvent.pointerDown(screen.getByText('Қазақша'));
    expect(kazakh.search).toBe('?genre=drama&lang=kk');
    history.replaceState(null, '', '/movies?year=2020');
    await user.click(kazakh);
    expect(kazakh.search).toBe('?year=2020&lang=kk');
    expect(kazakh.pathname).toBe('/movies');
  });

  test('the language switch needs more than one language, and its name contains its visible text', () => {
    const { unmount } = show();
    expect(screen.getByRole('button', { name: `${labels.chooseLanguage}: RU` })).toHaveTextContent('RU');
    unmount();
    show({ languages: languages.slice(0, 1) });
    expect(screen.queryByRole('button', { name: new RegExp(labels.chooseLanguage) })).toBeNull();
  });
});

test.each([
  ['/', '/', true],
  ['/movies', '/', false],
  ['/movies', '/movies', true],
  ['/movies/new', '/movies', true],
  ['/moviestar', '/movies', false],
  ['/channelsfree', '/channels', true],
  [null, '/movies', false],
])('%s is within %s: %s', (address, href, expected) => expect(isWithin(address, href)).toBe(expected));

describe('spec 3 §9: header hide threshold 250 px, dark style 140 px', () => {
  const scrollTo = (y: number) =>
    act(() => {
      Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
      window.dispatchEvent(new Event('scroll'));
    });
  const header = () => screen.getByRole('banner');

  beforeEach(() => {
    scrollTo(0);
    render(<HeaderFrame>words</HeaderFrame>);
  });

  test.each([
    [DARKEN_HEADER_BEYOND_PX, false],
    [DARKEN_HEADER_BEYOND_PX + 1, true],
  ])('dark at %d px: %s', (y, isDark) => {
    scrollTo(y);
    expect(header().hasAttribute('data-dark')).toBe(isDark);
  });

  test.each([
    [HIDE_HEADER_BEYOND_PX, false],
    [HIDE_HEADER_BEYOND_PX + 1, true],
  ])('hidden at %d px on the way down: %s', (y, isHidden) => {
    scrollTo(y);
    expect(header().hasAttribute('data-hidden')).toBe(isHidden);
  });

  test('shows again on the way up', () => {
    scrollTo(900);
    scrollTo(880);
    expect(header()).not.toHaveAttribute('data-hidden');
  });

  test('the thresholds are those of the spec', () =>
    expect([HIDE_HEADER_BEYOND_PX, DARKEN_HEADER_BEYOND_PX]).toEqual([250, 140]));
});
