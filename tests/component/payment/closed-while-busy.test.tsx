import { act, render, screen } from '@testing-library/react';
import { paymentDialogs } from '@/components/payment/dialogs';
import { PaymentTool } from '@/components/payment/header/PaymentTool';
import { ModalListener } from '@/components/ui/modal/ModalListener';
import { ModalShell, type ModalShellProps } from '@/components/ui/modal/ModalShell';
import { makeOffer, prepareOrder, sendPayment } from '@/lib/client/commerce/calls';
import { purchaseAtom } from '@/lib/client/commerce/purchase-atom';
import { startPurchase } from '@/lib/client/commerce/run-purchase';
import { store } from '@/lib/client/store/store';
import type { Offer, Transaction } from '@/lib/rules/commerce/product';
import type { PurchaseState } from '@/lib/rules/commerce/states';
import { dictionaries } from '@/lib/shared/i18n/dictionaries';
import { installDialog, installMotion } from '../ui/browser';
import { offer, paysystems, product, transaction } from './fixtures';

jest.mock('next/navigation', () => ({ usePathname: () => '/packets/7' }));
jest.mock('@/lib/client/i18n/use-words', () => ({
  useWords: () => ({ words: dictionaries.ru.payment, hasFailed: false, retry: () => {} }),
}));
jest.mock('@/lib/client/browser/of-document', () => ({ documentKind: () => 'money', hasTabs: () => true }));
jest.mock('@/lib/client/commerce/calls');
jest.mock('@/lib/client/viewer/known', () => ({ hasUserSession: () => true }));
jest.mock('@/lib/client/viewer/refresh-owned', () => ({ refreshOwned: () => {} }));

const subject = { kind: 'packet' as const, key: '7' };
const ru = dictionaries.ru.payment;
const { close } = dictionaries.ru.session;

const Modals = (props: ModalShellProps) => (
  <ModalShell
    {...props}
    registry={paymentDialogs as unknown as Parameters<typeof ModalShell>[0]['registry']}
  />
);
const load = async () => Modals;

/** An answer of the server that comes when the test says so. */
function awaited<T>() {
  let arrive: (value: T) => void = () => {};
  const answer = new Promise<T>((resolve) => {
    arrive = resolve;
  });
  return { answer, arrive: (value: T) => act(async () => arrive(value)) };
}

const press = async (name: string) => {
  const button = await screen.findByRole('button', { name });
  await act(async () => {
    button.click();
    // A dialog is closed by going back in the history, which jsdom does later.
    await new Promise((resolve) => setTimeout(resolve, 30));
  });
};
const begin = async () => {
  let outcome: ReturnType<typeof startPurchase> | undefined;
  render(
    <>
      <PaymentTool />
      <ModalListener load={load} words={dictionaries.ru.session} />
    </>,
  );
  await act(async () => {
    outcome = startPurchase(subject, null);
  });
  // Not the promise itself: the test would wait for it here.
  return { outcome };
};
const state = (): PurchaseState => store.get(purchaseAtom);

beforeAll(installDialog);
beforeEach(() => {
  installMotion({ isReduced: true });
  sessionStorage.clear();
  localStorage.clear();
  history.replaceState(null, '', '/packets/7');
  store.set(purchaseAtom, { at: 'idle' });
  jest.mocked(prepareOrder).mockResolvedValue(product);
  jest.mocked(makeOffer).mockResolvedValue({ ...offer, paysystems: paysystems.slice(1), cards: [] });
});

describe('spec 3 §2 Modal shell: a payment dialog that has answered, and is closed while the server works', () => {
  test('a chosen period: the purchase ends, and no later dialog opens over the page', async () => {
    const terms = awaited<Offer>();
    jest.mocked(makeOffer).mockReturnValue(terms.answer);
    const { outcome } = await begin();
    await press(ru.proceed);
    expect(state().at).toBe('offering');
    await press(close);
    expect(await outcome).toEqual({ result: 'abandoned', subject });
    await terms.arrive(offer);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(sendPayment).not.toHaveBeenCalled();
  });

  test('so it does by its own "Cancel", which is not announced as unavailable', async () => {
    jest.mocked(makeOffer).mockReturnValue(awaited<Offer>().answer);
    const { outcome } = await begin();
    await press(ru.proceed);
    expect(screen.getByRole('button', { name: ru.cancel })).not.toHaveAttribute('aria-disabled', 'true');
    await press(ru.cancel);
    expect(await outcome).toEqual({ result: 'abandoned', subject });
  });

  test('a payment that is being sent: it is in the header, and stays there when the bank waits for the viewer', async () => {
    const charge = awaited<Transaction>();
    jest.mocked(sendPayment).mockReturnValue(charge.answer);
    const { outcome } = await begin();
    await press(ru.proceed);
    await press(ru.toBank);
    expect(state().at).toBe('processing');
    await press(close);
    expect((await outcome)?.result).toBe('later');
    const inHeader = await screen.findByRole('button', { name: /Премиум/ });
    await charge.arrive(transaction({ paysystem: 'short_url' }));
    expect(state()).toMatchObject({ at: 'paused', transaction: { id: 77 }, isShown: false });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(inHeader).toBeInTheDocument();
    expect(sendPayment).toHaveBeenCalledTimes(1);
  });
});
