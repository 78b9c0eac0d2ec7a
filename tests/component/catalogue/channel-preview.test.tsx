import { act, render, screen } from '@testing-library/react';
import { ChannelPreview } from '@/components/catalogue/channels/preview/ChannelPreview';
import { callAsViewer } from '@/lib/client/http/call-as-viewer';
import type { MyChannel } from '@/lib/rules/channels/view';
import { dictionaries } from '@/lib/shared/i18n/dictionaries';
import { PlatformError } from '@/lib/shared/platform-error';

let ownChannel: MyChannel | null = null;
jest.mock('@/lib/client/channels/use-own-channels', () => ({ useMyChannel: () => ownChannel }));
jest.mock('@/lib/client/http/call-as-viewer', () => ({ callAsViewer: jest.fn() }));
jest.mock('@/player', () => ({ loadBackdrop: async () => jest.fn() }));
jest.mock('next/navigation', () => ({ useRouter: () => ({ prefetch: jest.fn(), push: jest.fn() }) }));

const words = dictionaries.en.preview;
const makeOwn = (more: Partial<MyChannel>): MyChannel => ({
  id: 5,
  isHidden: false,
  isPurchased: false,
  isAvailable: true,
  accessError: null,
  price: '990 ₸',
  ...more,
});

/** Shows the preview of a tile with these data attributes. */
function show(data: Record<string, string>) {
  const tile = document.createElement('a');
  tile.href = '/channels/all/qala';
  Object.assign(tile.dataset, { channel: '5', name: 'Qala', ...data });
  render(<ChannelPreview tile={tile} words={words} />);
}

beforeEach(() => {
  ownChannel = null;
  globalThis.matchMedia = (() => ({ matches: false, addEventListener() {} })) as unknown as typeof matchMedia;
});

describe('spec 2 §2 Channel hover preview card', () => {
  test('shows a link to the channel, favourite toggle, mute toggle, HD/4K icon', () => {
    show({ quality: '4K', free: '' });
    expect(
      screen.getByRole('link', { name: words.openChannel.replace('{channel}', 'Qala') }),
    ).toHaveAttribute('href', expect.stringContaining('/channels/all/qala'));
    expect(screen.getByRole('button', { name: words.favourite })).toHaveAttribute('aria-pressed', 'false');
    expect(screen.getByRole('button', { name: words.unmute })).toBeInTheDocument();
    expect(screen.getByText('4K')).toBeInTheDocument();
    expect(screen.queryByText(words.locked)).toBeNull();
  });

  test.each<[string, MyChannel | null, string]>([
    ['a lock alone for a guest', null, words.locked],
    [
      'its price for a logged-in viewer who has not bought it',
      makeOwn({}),
      words.from.replace('{price}', '990 ₸'),
    ],
    ['a lock alone where no packet is for sale', makeOwn({ price: null }), words.locked],
    ['the subscription label for a viewer who has it', makeOwn({ isPurchased: true }), words.included],
  ])('shows %s', (_, ownData, label) => {
    ownChannel = ownData;
    show({});
    expect(screen.getByText(label)).toBeInTheDocument();
  });
});

test('spec 2 §8 Stream refused: a 403 of a preview is no alert', async () => {
  jest.useFakeTimers();
  globalThis.matchMedia = (() => ({ matches: true, addEventListener() {} })) as unknown as typeof matchMedia;
  jest
    .mocked(callAsViewer)
    .mockRejectedValue(new PlatformError('refused', 'Packet 5 opens it', { status: 403 }));
  show({ free: '' });
  await act(() => jest.advanceTimersByTimeAsync(1000));
  jest.useRealTimers();
  expect(callAsViewer).toHaveBeenCalledWith(
    expect.objectContaining({ path: '/channels/5/stream', query: expect.objectContaining({ preview: 1 }) }),
  );
  expect(screen.queryByRole('alert')).toBeNull();
  expect(document.body).not.toHaveTextContent('Packet 5 opens it');
  expect(screen.getByText('Qala')).toBeInTheDocument();
});
