import { render, screen, waitFor, within } from '@testing-library/react';
import { CatalogueRow } from '@/components/catalogue/row/CatalogueRow';
import { RowScreen } from '@/components/catalogue/row/RowScreen';
import { showMessage } from '@/lib/client/modals/message';
import type { RowPage } from '@/lib/platform/resources/rows';
import type { Promo, Target } from '@/lib/rules/catalogue/view';
import { readRichText } from '@/lib/rules/pages/rich-text';
import { user } from '@/tests/support/user';
import { installMotion } from '../ui/browser';
import { installObserver, marginOf } from '../ui/observer';
import { card, labels, promo, rowLabels } from './fixtures';

jest.mock('next/navigation', () => ({ useRouter: () => ({ back: jest.fn() }) }));
jest.mock('@/lib/client/modals/message', () => ({ showMessage: jest.fn() }));

beforeEach(() => {
  installObserver();
  installMotion({ isReduced: true });
});

const page = (template: string, more: Partial<RowPage> = {}): RowPage => ({
  id: '1',
  key: 'some',
  title: 'Row',
  template,
  description: null,
  about: [],
  contents: [],
  channels: [],
  promotions: [],
  histories: [],
  persons: [],
  nextOffset: null,
  total: null,
  ...more,
});

const show = (template: string, promotions: Promo[], offers = rowLabels.offers) =>
  render(<CatalogueRow page={page(template, { promotions })} labels={{ ...rowLabels, offers }} />);

const leadingTo = (target: Target | null) => [promo(1, { target, title: 'Thing' })];

describe('spec 2 §2 Row templates: promotions', () => {
  test.each([
    'button',
    'branded_button',
    'collection-v',
    'packet_promo',
    'packet_promo_base',
    'donate_packs',
  ])('%s is a list of links to its promotions', (template) => {
    show(template, [promo(1, { short: 'In short' }), promo(2)]);
    const list = screen.getByRole('list', { name: 'Row' });
    const links = within(list).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/contents/film-1', '/contents/film-2']);
    expect(links[0]).toHaveAccessibleName(/Promo 1/);
  });

  test('a donation is bought at once: its sum is on the card', () => {
    const packet: Target = { kind: 'packet', href: '/packets/95', hrefNoOtt: '/packets/96' };
    show('donate_packs', leadingTo(packet));
    expect(screen.getByRole('link')).toHaveAttribute('href', '/packets/95?action=buy');
  });

  test('a packet that is not a donation is read about first', () => {
    show('packet_promo', leadingTo({ kind: 'packet', href: '/packets/95', hrefNoOtt: '/packets/96' }));
    expect(screen.getByRole('link')).toHaveAttribute('href', '/packets/95');
  });

  test.each(['promo-bg', 'promo-wide'])('%s is a carousel', (template) => {
    show(template, [promo(1), promo(2)]);
    expect(screen.getByRole('region', { name: 'Row' })).toBeInTheDocument();
    expect(screen.getByRole('group', { name: 'Slide 1 of 2' })).toBeInTheDocument();
  });

  test('an unknown template is drawn by the kind of its items; an empty row is not drawn', () => {
    show('hologram', [promo(1)]);
    expect(screen.getByRole('link', { name: /Promo 1/ })).toBeInTheDocument();
    const { container } = show('hologram', []);
    expect(container).toBeEmptyDOMElement();
  });

  test('a button shows its other icon on hover, and neither icon has an accessible name', () => {
    show('button', [promo(1, { icon: { src: '/u.png', focused: '/f.png' } })]);
    const images = Array.from(screen.getByRole('link').querySelectorAll('img'));
    expect(images.map((image) => image.getAttribute('src')?.split('?')[0])).toEqual(['/u.png', '/f.png']);
    expect(screen.queryByRole('img')).toBeNull();
  });

  test('the graphic title of a brand is its accessible name', () => {
    show('branded_button', [promo(1, { graphicTitle: { src: '/w.png', width: 800, height: 320 } })]);
    expect(screen.getByRole('link', { name: 'Promo 1' })).toBeInTheDocument();
  });
});

describe('spec 2 §2 Destination types', () => {
  test('open_url opens a new tab without access to the page, and says so', () => {
    show('collection-v', leadingTo({ kind: 'outside', href: 'https://example.org/' }));
    const link = screen.getByRole('link', { name: 'Thing (new tab)' });
    expect(link).toHaveAttribute('target', '_blank');
    expect(link.getAttribute('rel')).toContain('noopener');
  });

  test.each([
    [true, '/packets/82'],
    [false, '/packets/96'],
  ])('a packet has a different id when the provider is not an OTT provider (%s)', (isOtt, href) => {
    const target: Target = { kind: 'packet', href: '/packets/82', hrefNoOtt: '/packets/96' };
    show('packet_promo', leadingTo(target), { hasPromo: true, isOtt });
    expect(screen.getByRole('link')).toHaveAttribute('href', href);
  });

  test('a promo key has a link only where there are promo codes (spec 3 §2)', () => {
    const target: Target = { kind: 'promo-key', href: '/promo' };
    const { unmount } = show('button', leadingTo(target));
    expect(screen.getByRole('link')).toHaveAttribute('href', '/promo');
    unmount();
    show('button', leadingTo(target), { hasPromo: false, isOtt: true });
    expect(screen.queryByRole('link')).toBeNull();
  });

  test('text opens a message with its title and description', async () => {
    show('button', leadingTo({ kind: 'text', title: 'On a TV', text: 'Install the app.' }));
    await user.click(screen.getByRole('button', { name: 'Thing' }));
    await waitFor(() =>
      expect(showMessage).toHaveBeenCalledWith({ title: 'On a TV', text: 'Install the app.' }),
    );
  });

  test('a promotion without a target is only a picture', () => {
    show('collection-v', leadingTo(null));
    expect(screen.getByText('Thing')).toBeInTheDocument();
    expect(screen.queryByRole('link')).toBeNull();
  });
});

describe('spec 2 §2 /row/{id}', () => {
  const address = { key: 'some', offset: 0, libraryId: 5, text: null };

  function open(more: Partial<RowPage> = {}) {
    const row = page('content-v', { contents: [card(1)], ...more });
    render(<RowScreen page={row} address={address} library={null} labels={rowLabels} words={labels.page} />);
  }

  test('has a back link with the title', () => {
    open();
    expect(screen.getByRole('heading', { level: 1, name: 'Row' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/');
  });

  test('quality E3: the next page is a real link that keeps the library', () => {
    open({ nextOffset: 21 });
    expect(screen.getByRole('link', { name: 'Show more' })).toHaveAttribute(
      'href',
      '/row/some?library_id=5&offset=21',
    );
  });

  test.each([
    [400, false],
    [401, true],
  ])('spec 2 §5: collapse is offered over 400 characters (%d: %s)', async (length, isOffered) => {
    open({ about: readRichText(`<p>${'x'.repeat(length)}</p>`) });
    const more = screen.queryByRole('button', { name: 'Show all' });
    expect(more !== null).toBe(isOffered);
    if (!more) return;
    expect(more).toHaveAttribute('aria-expanded', 'false');
    await user.click(more);
    expect(screen.getByRole('button', { name: 'Show less' })).toHaveAttribute('aria-expanded', 'true');
  });

  test('spec 2 §9 Images: the first picture loads eagerly, the others lazily', () => {
    open({ contents: [1, 2, 3, 4, 5].map((id) => card(id)) });
    const images = Array.from(document.querySelectorAll('li img'));
    expect(images.map((image) => image.getAttribute('loading'))).toEqual(['eager', ...Array(4).fill('lazy')]);
  });

  test('spec 2 §9: the next page of a row loads 300 px before its end', () => {
    open({ nextOffset: 21 });
    const end = screen.getByRole('link', { name: 'Show more' }).parentElement as Element;
    expect(marginOf(end)).toBe('300px');
  });

  test('an empty row says so', () => {
    open({ contents: [] });
    expect(screen.getByText('Nothing here yet')).toBeInTheDocument();
  });
});
