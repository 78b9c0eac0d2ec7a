import { render, screen, within } from '@testing-library/react';
import { PacketChannels } from '@/components/pages/packet/PacketChannels';
import { SHORT_CHANNEL_LIST } from '@/lib/rules/pages/packet-channels';
import { dictionaries } from '@/lib/shared/i18n/dictionaries';
import { user } from '@/tests/support/user';
import { axeProblems } from '../axe';

jest.mock('next/navigation', () => ({ useRouter: () => ({ push: () => {} }) }));

const words = dictionaries.en.pages.packet;
const channels = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    name: `Channel ${index + 1}`,
    href: `/channels/all/${index + 1}`,
    logo: null,
    color: null,
  }));
const setWidth = (isWide: boolean) => {
  window.matchMedia = ((query: string) => ({ matches: isWide, media: query })) as typeof matchMedia;
};

describe('spec 3 §2 Packet detail: the channels of a packet', () => {
  test('the limit is 31', () => expect(SHORT_CHANNEL_LIST).toBe(31));

  test('up to 31 are listed without a search', () => {
    render(<PacketChannels channels={channels(31)} words={words} />);
    expect(screen.getAllByRole('listitem')).toHaveLength(31);
    expect(screen.queryByRole('searchbox')).toBeNull();
  });

  test('more have a search that says when nothing was found', async () => {
    const { container } = render(<PacketChannels channels={channels(32)} words={words} />);
    await user.type(screen.getByRole('searchbox', { name: words.findChannel }), 'channel 32');
    expect(within(screen.getByRole('list')).getByRole('link', { name: 'Channel 32' })).toBeInTheDocument();
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
    await user.type(screen.getByRole('searchbox'), ' x');
    expect(screen.getByRole('status')).toHaveTextContent('There is no channel “channel 32 x” in the package');
    expect(await axeProblems(container)).toEqual([]);
  });

  test('spec 2 §5: a channel is found in either alphabet, with the signs of letters or without', async () => {
    const named = { id: 99, name: 'Yoʻlchi', href: '/channels/all/99', logo: null, color: null };
    render(<PacketChannels channels={[...channels(32), named]} words={words} />);
    for (const typed of ["yo'lchi", 'йўлчи']) {
      await user.clear(screen.getByRole('searchbox'));
      await user.type(screen.getByRole('searchbox'), typed);
      expect(screen.getByRole('listitem')).toHaveTextContent('Yoʻlchi');
    }
  });

  test.each([
    ['a phone opens it', false, 'true'],
    ['a desktop closes it', true, 'false'],
  ])('the width decides until the first press: %s', async (_, isWide, after) => {
    setWidth(isWide);
    const { container } = render(<PacketChannels channels={channels(2)} words={words} />);
    expect(container.firstElementChild).toHaveAttribute('data-open', 'by-width');
    await user.tab();
    await user.keyboard('{Enter}');
    expect(container.firstElementChild).toHaveAttribute('data-open', after);
    expect(screen.getByRole('button')).toHaveAttribute('aria-expanded', after);
  });
});
