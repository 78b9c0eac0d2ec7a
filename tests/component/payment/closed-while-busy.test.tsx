import { act, render, screen } from '@testing-library/react';
import { OffersModal } from '@/components/catalogue/content/offers/OffersModal';
import type { WatchProps } from '@/components/catalogue/content/watch/button-label';
import { usePay } from '@/components/catalogue/content/watch/use-pay';
import { paymentDialogs } from '@/components/payment/dialogs';
import { PaymentTool } from '@/components/payment/header/PaymentTool';
import { ModalListener } from '@/components/ui/modal/ModalListener';
import { type ModalProps, ModalShell, type ModalShellProps } from '@/components/ui/modal/ModalShell';
import { watchIntentFor } from '@/lib/client/browser/after-buy';
import { isTitleOffers } from '@/lib/client/catalogue/offers-data';
import { makeOffer, prepareOrder, sendPayment } from '@/lib/client/commerce/calls';
import { purchaseAtom } from '@/lib/client/commerce/purchase-atom';
import { startPurchase } from '@/lib/client/commerce/run-purchase';
import { isLeaving } from '@/lib/client/modals/ask';
import type { WatchPlan } from '@/lib/client/playback/watch-plan';
import { store } from '@/lib/client/store/store';
import type { Offer, Product, Transaction } from '@/lib/rules/commerce/product';
import type { PurchaseState } from '@/lib/rules/commerce/states';
import { dictionaries } from '@/lib/shared/i18n/dictionaries';
import { passTasks } from '../tasks';
import { installDialog, installMotion } from '../ui/browser';
import { offer, paysystems, product, transaction } from './fixtures';

jest.mock('next/navigation', () => ({ usePathname: () => '/packets/7' }));
jest.mock('@/lib/client/i18n/use-words', () => ({
  useWords: (name: keyof typeof dictionaries.ru) => ({
    words: dictionaries.ru[name],
    hasFailed: false,
    retry: () => {},
  }),
}));
jest.mock('@/lib/client/browser/of-document', () => ({
  documentAudience: () => 'everyone',
  documentKind: () => 'money',
  hasTabs: () => true,
}));
jest.mock('@/lib/client/http/call-as-viewer', () => ({ callAsViewer: async () => [] }));
jest.mock('@/lib/client/account/own-money', () => ({ ownMoneyFormat: async () => '{amount} ₸' }));
jest.mock('@/lib/client/commerce/calls');
jest.mock('@/lib/client/viewer/known', () => ({ hasUserSession: () => true }));
jest.mock('@/lib/client/viewer/refresh-owned', () => ({ refreshOwned: () => {} }));

const subject = { kind: 'packet' as const, key: '7' };
const ru = dictionaries.ru.payment;
const { close } = dictionaries.ru.session;

const QuickPackets = (modal: ModalProps) => {
  const Body = isTitleOffers(modal.data) ? OffersModal : paymentDialogs.quick_packets;
  return <Body {...modal} />;
};
const registry = { ...paymentDialogs, quick_packets: QuickPackets };
const Modals = (props: ModalShellProps) => (
  <ModalShell {...props} registry={registry as unknown as Parameters<typeof ModalShell>[0]['registry']} />
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
  await act(async () => button.click());
  // A dialog is closed by a step back in the history, which jsdom makes later.
  await passTasks();
  expect(isLeaving()).toBe(false);
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
  jest.clearAllMocks();
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
    await passTasks();
    expect(location.hash).toBe('');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(sendPayment).not.toHaveBeenCalled();
  });

  test('a dialog that is left by its own "Cancel", which is not announced as unavailable: the purchase ends', async () => {
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
    await passTasks();
    expect(state()).toMatchObject({ at: 'paused', transaction: { id: 77 }, isShown: false });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(inHeader).toBeInTheDocument();
    expect(sendPayment).toHaveBeenCalledTimes(1);
  });
});

const rent = { caption: 'Аренда', subCaption: '590 ₸', playAfter: true, data: { purchase_type_id: '7' } };
const rentLabel = `${dictionaries.ru.offers.buy}: ${rent.caption}`;
const title = { contentId: '1', offersHref: '/packets', hasPromo: false } as WatchProps;
const plan = {
  kind: 'pay',
  buttons: [rent, { ...rent, subCaption: '990 ₸' }],
  playAfterId: '1',
} as unknown as WatchPlan & {
  kind: 'pay';
};
const onOver = jest.fn();

function WatchTitle() {
  const { take } = usePay(title, onOver);
  return (
    <button type="button" onClick={() => take(plan, null)}>
      watch
    </button>
  );
}

describe('spec 2 §4 Content availability: the offers of a title, which stay open after a choice', () => {
  async function chooseRent() {
    onOver.mockClear();
    render(
      <>
        <WatchTitle />
        <ModalListener load={load} words={dictionaries.ru.session} />
      </>,
    );
    await press('watch');
    const [buyRent] = await screen.findAllByRole('button', { name: rentLabel });
    await act(async () => buyRent?.click());
  }

  test('wait for the next dialog, and take no second choice', async () => {
    const description = awaited<Product>();
    jest.mocked(prepareOrder).mockReturnValue(description.answer);
    await chooseRent();
    for (const button of screen.getAllByRole('button', { name: rentLabel }))
      expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(state()).toMatchObject({ at: 'preparing', order: { item: { kind: 'rent', wayId: '7' } } });
    await description.arrive(product);
    expect(await screen.findByRole('button', { name: ru.toBank })).toBeInTheDocument();
    expect(state()).toMatchObject({ at: 'details' });
    await press(close);
    expect(onOver).toHaveBeenCalledTimes(1);
  });

  test('closed meanwhile, end the purchase: no later dialog opens, and the title is not wanted any more', async () => {
    const description = awaited<Product>();
    jest.mocked(prepareOrder).mockReturnValue(description.answer);
    await chooseRent();
    expect(watchIntentFor('1')).not.toBeNull();
    await press(close);
    expect(state()).toMatchObject({ at: 'done', outcome: { result: 'abandoned' } });
    await description.arrive(product);
    await passTasks();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(makeOffer).not.toHaveBeenCalled();
    expect(watchIntentFor('1')).toBeNull();
    expect(onOver).toHaveBeenCalledTimes(1);
  });
});
