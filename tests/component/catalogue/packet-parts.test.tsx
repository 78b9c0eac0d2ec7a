import { render, screen, within } from '@testing-library/react';
import { PacketHead, PacketMarks } from '@/components/pages/packet/PacketHead';
import { PacketParts } from '@/components/pages/packet/PacketParts';
import { PacketPrice } from '@/components/pages/packet/PacketPrice';
import type { PacketPage } from '@/lib/server/pages/packet';
import { dictionaries } from '@/lib/shared/i18n/dictionaries';
import { axeProblems } from '../axe';
import { installObserver } from '../ui/observer';

const { pages, catalogue } = dictionaries.en;
const words = pages.packet;

const packet: PacketPage = {
  key: '82',
  view: {
    id: '82',
    href: '/packets/82',
    buyHref: '/packets/82?action=buy',
    name: 'Maximum',
    short: null,
    isBase: true,
    isDonation: false,
    price: '2,990 ₸',
    oldPrice: '3,490 ₸',
    discount: '−14%',
    per: 'a month',
    length: '1 month',
    trial: null,
    next: { price: '2,990 ₸', per: 'a month' },
    channels: '13 channels',
    libraryNames: ['Alatau'],
    picture: 'https://p.example/wide.jpg',
    termsOf: null,
    benefits: [
      { icon: 'https://p.example/tick.png', text: 'A week of archive' },
      { icon: null, text: 'Five devices' },
    ],
  },
  description: null,
  parentName: 'Home 200',
  bundle: null,
  channels: [],
  isSold: true,
  rowHref: '/row/mountains',
  howToUse: { title: 'On the TV', text: 'Open the app on the TV and log in.' },
  libraries: [{ title: 'Alatau', description: 'Films of the mountains' }],
  videos: [{ id: '1', href: '/contents/film', title: 'The film', picture: null }],
  included: [{ name: 'Cinema', href: '/packets/91', short: null }],
  periods: [{ id: '1', name: '1 month', price: '2,990 ₸', each: null, discount: null, hasTrial: false }],
  design: {
    tall: 'https://p.example/tall.jpg?w=828&h=828&crop=true',
    logo: 'https://p.example/logo.svg',
    badge: 'https://p.example/badge.svg',
    features: 'https://p.example/features.svg',
  },
  seller: { name: 'Taspa', href: null },
  sale: { amount: '2990.00', currency: 'KZT' },
};

const shown = (part: Partial<PacketPage> = {}) =>
  render(
    <main>
      <PacketHead
        packet={{ ...packet, ...part }}
        words={words}
        head={
          <>
            <h1>Maximum</h1>
            <PacketMarks packet={{ ...packet, ...part }} words={pages} />
          </>
        }
      >
        <PacketPrice packet={{ ...packet, ...part }} words={pages.packets} />
      </PacketHead>
      <PacketParts packet={{ ...packet, ...part }} words={words} rail={catalogue.row} />
    </main>,
  );

beforeEach(installObserver);

const section = (name: string) =>
  within(screen.getByRole('heading', { name }).closest('section') as HTMLElement);

describe('spec 3 §3 Packet: what a packet has is drawn on its page', () => {
  test('benefits with their icons, libraries, videos, packets in it, how to use it, and its design', async () => {
    const { container } = shown();
    expect(
      section(words.benefits)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['A week of archive', 'Five devices']);
    expect(section(words.libraries).getByText('Films of the mountains')).toBeInTheDocument();
    expect(section(words.included).getByRole('link', { name: 'Cinema' })).toHaveAttribute(
      'href',
      '/packets/91',
    );
    expect(screen.getByRole('link', { name: 'The film' })).toHaveAttribute('href', '/contents/film');
    expect(section('On the TV').getByText('Open the app on the TV and log in.')).toBeInTheDocument();
    const pictures = [...container.querySelectorAll('img')].map(({ src }) => src);
    expect(pictures).toEqual(
      expect.arrayContaining([
        packet.design.badge,
        packet.design.logo,
        packet.design.features,
        'https://p.example/tick.png?w=96',
      ]),
    );
    expect(await axeProblems(container)).toEqual([]);
  });

  test.each([
    [{ isBase: true, isDonation: false }, words.base],
    [{ isBase: false, isDonation: false }, words.additional],
    [{ isBase: false, isDonation: true }, words.donation],
  ])('its kind is named: %j', (kind, name) => {
    shown({ view: { ...packet.view, ...kind } });
    const names = [words.base, words.additional, words.donation];
    expect(names.filter((one) => screen.queryByText(one))).toEqual([name]);
  });

  test('an upright phone gets the art that was made for it, in sizes of its own', () => {
    const { container } = shown();
    const forPhone = container.querySelector('source[media*="portrait"]')?.getAttribute('srcset') ?? '';
    expect(forPhone).toContain('https://p.example/tall.jpg?w=480&format=webp&h=640&crop=1 480w');
    const { container: plain } = shown({ design: { ...packet.design, tall: null } });
    expect(plain.querySelector('source')?.getAttribute('srcset')).toContain(
      'https://p.example/wide.jpg?w=480',
    );
  });

  test('row_slug: it leads to the row that shows what is in it, and without one nowhere', () => {
    const { unmount } = shown();
    expect(screen.getByRole('link', { name: words.row })).toHaveAttribute('href', '/row/mountains');
    unmount();
    shown({ rowHref: null });
    expect(screen.queryByRole('link', { name: words.row })).toBeNull();
  });

  test('its price with the former one', () => {
    shown();
    expect(screen.getByText('2,990 ₸', { selector: 'strong' })).toBeInTheDocument();
    expect(screen.getByText('3,490 ₸')).toBeInTheDocument();
  });

  test('the signs of its channels are on the first screen, and how many more there are', () => {
    const channel = (id: string) => ({ id, logo: `https://p.example/${id}.svg`, color: null });
    const signs = (count: number) => {
      const channels = Array.from({ length: count }, (_, at) => channel(String(at)));
      const { container, unmount } = shown({ channels: channels as unknown as PacketPage['channels'] });
      const list = container.querySelector('ul[aria-hidden]');
      const on = (hidden: string) => {
        const places = [...(list?.querySelectorAll(`li:not(.${hidden})`) ?? [])];
        return [places.filter((place) => place.querySelector('img')).length, places.at(-1)?.textContent];
      };
      const shownSigns = { desktop: on('onlyNarrow'), phone: on('onlyWide') };
      unmount();
      return shownSigns;
    };
    expect(signs(3)).toEqual({ desktop: [3, ''], phone: [3, ''] });
    expect(signs(12)).toEqual({ desktop: [12, ''], phone: [3, '+9'] });
    expect(signs(30)).toEqual({ desktop: [11, '+19'], phone: [3, '+27'] });
    expect(signs(0)).toEqual({ desktop: [0, undefined], phone: [0, undefined] });
  });

  test('a trial comes first, and after it the price with its period', () => {
    shown({ view: { ...packet.view, trial: '7 days free' } });
    expect(screen.getByText('7 days free', { selector: 'strong' })).toBeInTheDocument();
    expect(screen.getByText(/^then 2,990 ₸ a month/)).toBeInTheDocument();
  });

  test('a bundle has its own name, price, speed and description', () => {
    shown({ bundle: { name: 'Home 200 plan', price: '7,490 ₸', speed: '200', description: 'Fibre.' } });
    for (const text of ['Home 200 plan', '7,490 ₸', 'Fibre.', words.speed.replace('{speed}', '200')])
      expect(screen.getByText(text)).toBeInTheDocument();
  });

  test('what it does not have is left out', () => {
    shown({ ...{ howToUse: null, libraries: [], videos: [], included: [], periods: [] } });
    for (const name of [words.howToUse, words.libraries, words.videos, words.included])
      expect(screen.queryByRole('heading', { name })).toBeNull();
  });
});
