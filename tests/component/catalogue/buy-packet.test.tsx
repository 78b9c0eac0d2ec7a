import { act, render, screen, waitFor } from '@testing-library/react';
import { BuyPacket } from '@/components/pages/packet/BuyPacket';
import { takeRequestedModal } from '@/lib/client/modals/ask';
import { KNOWN_COOKIE } from '@/lib/rules/session/constants';
import { user } from '@/tests/support/user';

const router = { replace: jest.fn() };
jest.mock('next/navigation', () => ({
  useRouter: () => router,
  useSearchParams: () => new URLSearchParams(location.search),
}));

const offer = {
  packet: { name: 'Light', price: '990 ₸', per: 'a month', trial: null },
  offersHref: '/provider/taspa',
  hasPromo: true,
};
const page = <BuyPacket href="/packets/81" offer={offer} label="Subscribe" />;
const setKnown = (kind: 'guest' | 'user') => {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no other way.
  document.cookie = `${KNOWN_COOKIE}=${kind}`;
};
const requested = () => takeRequestedModal(location.hash)?.modal ?? null;
const open = (address: string) => {
  history.replaceState(null, '', address);
  return render(page);
};

beforeEach(() => {
  router.replace.mockClear();
  sessionStorage.clear();
  setKnown('guest');
});

describe('spec 3 §2 action=buy on a packet page', () => {
  test('shows the packet and how to get it to a logged-in viewer at once', async () => {
    setKnown('user');
    open('/packets/81?action=buy');
    await waitFor(() => expect(requested()).toMatchObject({ id: 'quick_packets', data: offer }));
  });

  test('a guest logs in first and sees the packet afterwards', async () => {
    open('/packets/81?action=buy');
    await waitFor(() => expect(location.hash).toBe('#auth'));
    setKnown('user');
    // After the login its hash leaves the address.
    history.replaceState(null, '', '/packets/81?action=buy');
    await act(async () => takeRequestedModal(''));
    await waitFor(() => expect(requested()).toMatchObject({ id: 'quick_packets', data: offer }));
  });

  test('a guest who closes the login is not asked again', async () => {
    open('/packets/81?action=buy');
    await waitFor(() => expect(location.hash).toBe('#auth'));
    history.replaceState(null, '', '/packets/81?action=buy');
    await act(async () => takeRequestedModal(''));
    expect(location.hash).toBe('');
  });

  test('closing the packet removes the action from the address', async () => {
    setKnown('user');
    open('/packets/81?action=buy');
    await waitFor(() => expect(location.hash).toBe('#quick_packets'));
    await act(async () => takeRequestedModal(''));
    await waitFor(() => expect(router.replace).toHaveBeenCalledWith('/packets/81', { scroll: false }));
  });

  test('without the parameter nothing opens until the button is pressed', async () => {
    setKnown('user');
    open('/packets/81');
    expect(requested()).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Subscribe' }));
    await waitFor(() => expect(requested()).toMatchObject({ id: 'quick_packets' }));
  });
});
