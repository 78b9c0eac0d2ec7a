import { render, screen, waitFor } from '@testing-library/react';
import { PacketChannelsDialog } from '@/components/pages/packet/PacketChannelsDialog';
import { dictionaries } from '@/lib/shared/i18n/dictionaries';
import { type Locale, locales } from '@/lib/shared/i18n/locales';
import { user } from '@/tests/support/user';
import { axeProblems } from '../axe';
import { answerWith, json } from '../server';
import { installDialog } from '../ui/browser';

jest.mock('next/navigation', () => ({ useRouter: () => ({ push: () => {} }) }));
jest.mock('@/lib/client/i18n/use-words', () => ({
  useWords: (name: keyof typeof dictionaries.ru) => ({
    words: dictionaries[document.documentElement.lang as Locale][name],
    hasFailed: false,
    retry: () => {},
  }),
}));

const onClose = jest.fn();
const open = (to: string | null) =>
  render(
    <PacketChannelsDialog
      frame={{ isOpen: true, hideClose: false, onClose }}
      {...{ to, data: undefined, settle: () => {}, notify: () => {}, words: dictionaries.en.session }}
    />,
  );
const channels = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    ...{ id: index + 1, name: `Channel ${index + 1}`, href: `/channels/all/${index + 1}` },
    logo: null,
    color: null,
  }));
const PATH = 'GET /api/packets/almatv_96_82/channels';

beforeAll(installDialog);
beforeEach(() => {
  document.documentElement.lang = 'en';
  onClose.mockClear();
});

describe('spec 3 §2 `packets_channels`', () => {
  test.each(locales)('in %s: the packet by name, its channels, and the way to its page', async (lang) => {
    document.documentElement.lang = lang;
    answerWith({ [PATH]: () => json({ name: 'Maximum', channels: channels(2) }) });
    const { container } = open('/packets/almatv_96_82');
    const words = dictionaries[lang].packetChannels;
    expect(await screen.findByRole('link', { name: 'Channel 2' })).toHaveAttribute('href', '/channels/all/2');
    expect(screen.getByRole('dialog')).toHaveAccessibleName(words.title.replace('{name}', 'Maximum'));
    expect(screen.getByRole('link', { name: words.open })).toHaveAttribute('href', '/packets/almatv_96_82');
    expect(screen.queryByRole('searchbox')).toBeNull();
    expect(await axeProblems(container)).toEqual([]);
  });

  test('spec 3 §9: more than 31 channels have a search', async () => {
    answerWith({ [PATH]: () => json({ name: 'Maximum', channels: channels(32) }) });
    open('/packets/almatv_96_82');
    await user.type(await screen.findByRole('searchbox'), 'channel 32');
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
  });

  test('a failure offers another try', async () => {
    answerWith({ [PATH]: () => json({}, 503) });
    open('/packets/almatv_96_82');
    const retry = await screen.findByRole('button', { name: dictionaries.en.session.retry });
    answerWith({ [PATH]: () => json({ name: 'Maximum', channels: channels(1) }) });
    await user.click(retry);
    expect(await screen.findByText('Channel 1')).toBeInTheDocument();
  });

  test.each([null, '/', '/packets', '/packets/../lk', '/watch/82'])(
    '%s names no packet: it closes itself',
    async (to) => {
      open(to);
      await waitFor(() => expect(onClose).toHaveBeenCalled());
    },
  );
});
