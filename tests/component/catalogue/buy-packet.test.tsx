import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { BuyPacket } from '@/components/pages/packet/BuyPacket';
import { takeAsked } from '@/lib/modals/ask';
import { KNOWN_COOKIE } from '@/lib/session/constants';
import { takeAction } from '@/lib/session/interrupted';

const router = { replace: jest.fn() };
jest.mock('next/navigation', () => ({
  useRouter: () => router,
  useSearchParams: () => new URLSearchParams(location.search),
}));
let who: { state: string } | null;
jest.mock('@/lib/session/use-who', () => ({ useWho: () => who }));

const offer = {
  packet: { name: 'Light', price: '990 ₸', per: 'a month', trial: null },
  offersHref: '/provider/taspa',
  hasPromo: true,
};
const page = <BuyPacket packetKey="81" href="/packets/81" offer={offer} label="Subscribe" />;
const become = (kind: 'guest' | 'user') => {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no other way.
  document.cookie = `${KNOWN_COOKIE}=${kind}`;
  who = { state: kind };
};
const asked = () => takeAsked(location.hash)?.modal ?? null;
const open = (address: string) => {
  history.replaceState(null, '', address);
  return render(page);
};

beforeEach(() => {
  router.replace.mockClear();
  sessionStorage.clear();
  become('guest');
});

describe('spec 3 §2 action=buy on a packet page', () => {
  test('somebody is shown the packet and how it is connected, at once', async () => {
    become('user');
    open('/packets/81?action=buy');
    await waitFor(() => expect(asked()).toMatchObject({ id: 'quick_packets', data: offer }));
  });

  test('a guest signs in first, and the packet is what they come back for', async () => {
    const { rerender } = open('/packets/81?action=buy');
    await waitFor(() => expect(asked()).toMatchObject({ id: 'auth' }));
    expect(takeAction()).toEqual({ kind: 'purchase', packetKey: '81' });
    history.replaceState(null, '', '/packets/81?action=buy');
    become('user');
    rerender(<BuyPacket packetKey="81" href="/packets/81" offer={{ ...offer }} label="Subscribe" />);
    await waitFor(() => expect(asked()).toMatchObject({ id: 'quick_packets' }));
  });

  test('who turns back is left alone: the address asks no more', async () => {
    become('user');
    open('/packets/81?action=buy');
    await waitFor(() => expect(location.hash).toBe('#quick_packets'));
    await act(async () => takeAsked(''));
    await waitFor(() => expect(router.replace).toHaveBeenCalledWith('/packets/81', { scroll: false }));
  });

  test('without it nothing opens by itself; the button does the same', async () => {
    become('user');
    open('/packets/81');
    expect(asked()).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Subscribe' }));
    await waitFor(() => expect(asked()).toMatchObject({ id: 'quick_packets' }));
  });
});
