import { act, render, screen, within } from '@testing-library/react';
import { Header } from '@/components/shell/header/Header';
import { DARK_BEYOND, HeaderFrame, HIDE_BEYOND } from '@/components/shell/header/HeaderFrame';
import { isWithin } from '@/components/shell/header/NavLink';
import { dictionaries } from '@/lib/i18n/dictionaries';
import { setWho, type Who } from '@/lib/session/who';
import type { LanguageLink, MenuPage } from '@/lib/shell/view';

const path = '/movies';
jest.mock('next/navigation', () => ({ usePathname: () => path }));

const pages: MenuPage[] = [
  { id: '1', href: '/', title: 'Главная', isExternal: false, isOwn: false },
  { id: '2', href: '/movies', title: 'Фильмы', isExternal: false, isOwn: false },
  { id: '3', href: 'https://example.org/', title: 'Магазин', isExternal: true, isOwn: false },
];
const languages: LanguageLink[] = [
  { tag: 'ru', name: 'Русский', href: '?lang=ru', isCurrent: true },
  { tag: 'kk', name: 'Қазақша', href: '?lang=kk', isCurrent: false },
];
const labels = dictionaries.ru.shell;

function show(overrides: Partial<Parameters<typeof Header>[0]> = {}) {
  return render(
    <Header
      pages={pages}
      languages={languages}
      labels={labels}
      homeHref="/"
      siteName="Taspa"
      {...overrides}
    />,
  );
}

describe('spec 3 §2 Header', () => {
  test('logo leads home, menu pages are links, the page one is on is marked', () => {
    show();
    expect(screen.getByRole('link', { name: 'Taspa, на главную' })).toHaveAttribute('href', '/');
    const menu = screen.getByRole('navigation', { name: labels.mainMenu });
    const [films] = within(menu).getAllByRole('link', { name: 'Фильмы' });
    expect(films).toHaveAttribute('aria-current', 'page');
    expect(within(menu).getAllByRole('link', { name: 'Главная' })[0]).not.toHaveAttribute('aria-current');
  });

  test('pages without room are offered by the "…" button too', () => {
    show();
    const button = screen.getByRole('button', { name: labels.more });
    const panel = document.getElementById(button.getAttribute('popovertarget') ?? '');
    expect(panel?.querySelectorAll('a')).toHaveLength(pages.length);
  });

  test('outer pages open a new tab', () => {
    show();
    const [shop] = screen.getAllByRole('link', { name: /Магазин/ });
    expect(shop).toHaveAttribute('target', '_blank');
  });

  describe('"my" pages are hidden from guests, page 1000 also from child profiles (spec 3 §6)', () => {
    const own = { id: '1000', href: '/my', title: 'Моё', isExternal: false, isOwn: true };
    const nobody: Who = { state: 'none', name: null, phone: null };
    const profile = { id: 'p', name: 'p', icon: null };

    test.each<[string, Who, number]>([
      ['somebody without a session', nobody, 0],
      ['a guest', { ...nobody, state: 'guest' }, 0],
      ['a person', { ...nobody, state: 'user' }, 2],
      ['an adult profile', { ...nobody, state: 'user', profile: { ...profile, role: 'adult' } }, 2],
      ['a child', { ...nobody, state: 'user', profile: { ...profile, role: 'child' } }, 0],
    ])('%s', (_, who, links) => {
      show({ pages: [...pages, own] });
      expect(screen.queryByText('Моё')).toBeNull();
      act(() => setWho(who));
      expect(screen.queryAllByText('Моё')).toHaveLength(links);
      act(() => setWho(nobody));
    });
  });

  test('languages are real links for a full load, each in its own language', () => {
    show();
    const kazakh = screen.getByText('Қазақша').closest('a');
    expect(kazakh).toHaveAttribute('href', '?lang=kk');
    expect(kazakh).toHaveAttribute('lang', 'kk');
    expect(kazakh).toHaveAttribute('hreflang', 'kk');
  });

  test('the language switch is only there with more than one language, and its name has what is read on it', () => {
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
    [DARK_BEYOND, false],
    [DARK_BEYOND + 1, true],
  ])('dark at %d px: %s', (y, isDark) => {
    scrollTo(y);
    expect(header().hasAttribute('data-dark')).toBe(isDark);
  });

  test.each([
    [HIDE_BEYOND, false],
    [HIDE_BEYOND + 1, true],
  ])('hidden at %d px on the way down: %s', (y, isHidden) => {
    scrollTo(y);
    expect(header().hasAttribute('data-hidden')).toBe(isHidden);
  });

  test('shows again on the way up', () => {
    scrollTo(900);
    scrollTo(880);
    expect(header()).not.toHaveAttribute('data-hidden');
  });

  test('the numbers are those of the spec', () => expect([HIDE_BEYOND, DARK_BEYOND]).toEqual([250, 140]));
});
