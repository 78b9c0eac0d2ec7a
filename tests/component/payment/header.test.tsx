import { act, render, screen } from '@testing-library/react';
import { PaymentTool } from '@/components/payment/header/PaymentTool';
import { purchaseAtom } from '@/lib/client/commerce/purchase-atom';
import { keepPurchase } from '@/lib/client/commerce/stored-purchase';
import { store } from '@/lib/client/store/store';
import type { PurchaseState } from '@/lib/rules/commerce/states';
import { dictionaries } from '@/lib/shared/i18n/dictionaries';
import { user } from '@/tests/support/user';
import { offer, product, transaction } from './fixtures';

jest.mock('@/lib/client/i18n/use-words', () => ({
  useWords: () => ({ words: dictionaries.ru.payment, hasFailed: false, retry: () => {} }),
}));

const dispatch = jest.fn();
jest.mock('@/lib/client/commerce/run-purchase', () => ({ dispatch: (event: unknown) => dispatch(event) }));

const subject = { kind: 'packet' as const, key: '7' };
const order = { subject, after: null, item: { ...subject, wayId: null }, rest: [], earlier: [] };

const waitingFor = (isShown: boolean): PurchaseState => ({
  at: 'paused',
  order,
  deal: { order, product, offer },
  transaction: transaction(),
  isSlow: false,
  isShown,
});

async function become(state: PurchaseState): Promise<void> {
  await act(async () => {
    store.set(purchaseAtom, state);
    keepPurchase(state);
  });
}

const tool = () => screen.queryByRole('button', { name: /Премиум/ });

describe('a payment in progress stays in the header after its dialog closes', () => {
  afterEach(() => become({ at: 'idle' }));

  test('it comes when the dialog closes, opens the dialog again, and goes with the payment', async () => {
    render(<PaymentTool />);
    await become(waitingFor(true));
    expect(tool()).toBeNull();
    await become(waitingFor(false));
    await user.click(await screen.findByRole('button', { name: /Премиум/ }));
    await act(async () => {});
    expect(dispatch).toHaveBeenCalledWith({ type: 'show' });
    await become({ at: 'done', outcome: { result: 'bought', subject }, after: null } as PurchaseState);
    expect(tool()).toBeNull();
  });

  test('it is there after a reload', async () => {
    await become(waitingFor(false));
    render(<PaymentTool />);
    expect(await screen.findByRole('button', { name: /Премиум/ })).toBeInTheDocument();
  });

  test('without a purchase nothing loads', () => {
    const { container } = render(<PaymentTool />);
    expect(container).toBeEmptyDOMElement();
  });
});
