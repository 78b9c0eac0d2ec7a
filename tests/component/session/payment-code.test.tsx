import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { PayQrModal } from '@/components/session/contract/PayQrModal';
import { CONTRACT_POLL_MS } from '@/lib/rules/session/contract-constants';
import { dictionaries } from '@/lib/shared/i18n/dictionaries';
import { answerWith, json } from '../server';
import { installDialog, installMotion } from '../ui/browser';

const { contract: words } = dictionaries.ru;

let amount = '2990.00';
let prepared = 0;
let isRefused = false;

beforeAll(installDialog);
beforeEach(() => {
  installMotion({ isReduced: true });
  jest.useFakeTimers();
  document.documentElement.lang = 'ru';
  amount = '2990.00';
  prepared = 0;
  isRefused = false;
  answerWith({
    'GET /api/words/contract': () => json(words),
    'GET /api/session/status-block': () => json({ state: 'unpaid', isLocked: true, username: '7', amount }),
    'POST /api/session/status-block': () => {
      if (isRefused) return json({}, 503);
      prepared += 1;
      return json({ pictureUrl: `/qr/${amount}/${prepared}.png`, pageUrl: null });
    },
  });
});
afterEach(() => jest.useRealTimers());

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const shown = () => screen.getByRole('img', { name: words.qr }).getAttribute('src');

async function open() {
  render(
    <PayQrModal
      frame={{ isOpen: true, hideClose: true, onClose() {} }}
      to={null}
      data={{ state: 'unpaid', isLocked: true, username: '7', amount }}
      settle={() => {}}
      notify={() => {}}
      words={{ close: 'Close', loading: 'Loading', loadFailed: 'It did not open', retry: 'Again' }}
    />,
  );
  await waitFor(() => expect(shown()).toBe('/qr/2990.00/1.png'));
}

const comeBack = () => act(async () => document.dispatchEvent(new Event('visibilitychange')));

describe('the payment code of an unpaid contract, whose dialog may stay open for hours', () => {
  test('is prepared again at every check by hand, and not by the polls', async () => {
    await open();
    await pass(3 * CONTRACT_POLL_MS);
    expect(prepared).toBe(1);
    fireEvent.click(screen.getByRole('button', { name: words.checkAgain }));
    await waitFor(() => expect(shown()).toBe('/qr/2990.00/2.png'));
  });

  test('is prepared again when the viewer returns to the tab; the old one stays if that fails', async () => {
    await open();
    isRefused = true;
    await comeBack();
    await pass(0);
    expect(shown()).toBe('/qr/2990.00/1.png');
    isRefused = false;
    await comeBack();
    await waitFor(() => expect(shown()).toBe('/qr/2990.00/2.png'));
  });

  test('a code for another amount than that of the contract does not stay', async () => {
    await open();
    amount = '3500.00';
    isRefused = true;
    await pass(CONTRACT_POLL_MS);
    fireEvent.click(await screen.findByRole('button', { name: words.retry }));
    expect(screen.queryByRole('img', { name: words.qr })).toBeNull();
    isRefused = false;
    fireEvent.click(await screen.findByRole('button', { name: words.retry }));
    await waitFor(() => expect(shown()).toBe('/qr/3500.00/2.png'));
  });
});
