import { act, render, screen } from '@testing-library/react';
import axe from 'axe-core';
import { useState } from 'react';
import { paymentDialogs } from '@/components/payment/dialogs';
import type { PaymentDialog, PaymentDialogs } from '@/lib/rules/commerce/dialogs';
import { dictionaries } from '@/lib/shared/i18n/dictionaries';
import { type Locale, locales } from '@/lib/shared/i18n/locales';
import { user } from '@/tests/support/user';
import { installDialog } from '../ui/browser';
import { cards, offer, paysystems, phoneSystem, product, transaction, trialOffer } from './fixtures';

jest.mock('@/lib/client/i18n/use-words', () => ({
  useWords: (name: keyof typeof dictionaries.ru) => ({
    words: dictionaries[document.documentElement.lang as Locale][name],
    hasFailed: false,
    retry: () => {},
  }),
}));

let kind = 'money';
jest.mock('@/lib/client/browser/of-document', () => ({ documentKind: () => kind }));

const ru = dictionaries.ru.payment;

const standing = (
  state: PaymentDialogs['pay_transaction']['data']['state'],
  more: Partial<PaymentDialogs['pay_transaction']['data']> = {},
): PaymentDialog => ({
  id: 'pay_transaction',
  data: { state, title: 'Премиум', message: null, canWatch: false, canChooseOther: false, ...more },
});

const phone = (more: Partial<PaymentDialogs['pay_phone_sms']['data']> = {}): PaymentDialog => ({
  id: 'pay_phone_sms',
  data: { offer, paysystem: phoneSystem, transaction: null, error: null, ...more },
});

const confirm: PaymentDialog = {
  id: 'pay_confirm',
  data: {
    product,
    offer: { ...offer, isCovered: true, balance: { ...offer.balance, amount: '2500.00' } },
    isChanged: false,
  },
};

/** Every dialog in every state of its own. */
const all: Array<[string, PaymentDialog]> = [
  ['confirm', confirm],
  ['confirm a trial', { id: 'pay_confirm', data: { product, offer: trialOffer, isChanged: false } }],
  ['confirm a changed price', { id: 'pay_confirm', data: { ...confirm.data, isChanged: true } as never }],
  [
    'a refill',
    { id: 'refill', data: { product: { ...product, kind: 'refill', balance: offer.balance }, amount: null } },
  ],
  ['periods', { id: 'confirm_period', data: { product, ways: product.ways } }],
  ['agreement', { id: 'pay_agreement', data: { product, url: 'https://taspa.example/agreement' } }],
  [
    'base packets',
    {
      id: 'quick_packets',
      data: {
        product,
        bases: [
          {
            key: '3',
            title: 'Базовый',
            description: '40 каналов',
            price: offer.price,
            period: offer.period,
            trial: null,
          },
        ],
      },
    },
  ],
  [
    'ways to pay',
    { id: 'paysystems', data: { offer, paysystems, isChanged: false, note: 'Банк отклонил карту' } },
  ],
  ['cards', { id: 'card', data: { offer, cards } }],
  ['a new card', { id: 'pay_card', data: { offer } }],
  ['a phone', phone()],
  ['a code', phone({ transaction: transaction({ paysystem: 'phone_sms' }), error: 'Неверный код' })],
  ['a bank', { id: 'pay_redirect', data: { offer, transaction: transaction({ paysystem: 'short_url' }) } }],
  ['an app', { id: 'pay_redirect', data: { offer, transaction: transaction({ paysystem: 'ext_app' }) } }],
  ['a frame', { id: 'pay_iframe', data: { offer, transaction: transaction({ paysystem: 'short_url' }) } }],
  ['a QR code', { id: 'pay_qr', data: { offer, transaction: transaction() } }],
  [
    'a cash desk',
    {
      id: 'pay_info',
      data: {
        offer,
        paysystem: {
          ...phoneSystem,
          name: 'info',
          howToUse: 'Назовите счёт.',
          data: { account: '77', phone: '+7 700', url: 'https://taspa.example' },
        },
      },
    },
  ],
  ['no funds', { id: 'nofunds', data: { offer, message: null } }],
  ...(['sending', 'unsure', 'checking', 'slow', 'complete', 'owned', 'error'] as const).map(
    (state): [string, PaymentDialog] => [state, standing(state, { canWatch: true, canChooseOther: true })],
  ),
];

const settled = jest.fn();
const onClose = jest.fn();
let replace: (dialog: PaymentDialog) => void = () => {};

function Shell({ first }: { first: PaymentDialog }) {
  const [dialog, setDialog] = useState(first);
  replace = setDialog;
  const Dialog =
    paymentDialogs[dialog.id === 'quick_packets' ? 'bases' : (dialog.id as keyof typeof paymentDialogs)];
  return (
    <Dialog
      frame={{ isOpen: true, hideClose: false, onClose }}
      to={null}
      data={dialog.data}
      settle={settled}
      notify={() => {}}
      words={dictionaries.ru.session}
    />
  );
}

function open(dialog: PaymentDialog, lang: Locale = 'ru') {
  document.documentElement.lang = lang;
  return render(<Shell first={dialog} />);
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const press = (name: string | RegExp) => user.click(button(name));

beforeAll(installDialog);
beforeEach(() => {
  kind = 'money';
  settled.mockClear();
  onClose.mockClear();
});

describe.each(all)('spec 3 §2 Modals: %s', (name, dialog) => {
  test.each(locales)('has a name, every word and one primary action in %s', (lang) => {
    const { container } = open(dialog, lang);
    expect(screen.getByRole('dialog')).toHaveAccessibleName();
    expect(container.textContent).not.toMatch(/\{\w+\}|undefined|null|NaN/);
    expect(container.querySelectorAll('[class*="primary"]').length).toBeLessThanOrEqual(1);
  });

  test('axe finds nothing', async () => {
    const { container } = open(dialog);
    const { violations } = await axe.run(container, {
      // jsdom draws nothing; the journeys check contrast and targets.
      rules: { 'color-contrast': { enabled: false }, 'target-size': { enabled: false } },
    });
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  });

  test('has a control to focus', () => {
    const { container } = open(dialog);
    const isWaiting = ['sending'].includes(name);
    expect(container.querySelector('[data-autofocus], iframe, button')).not.toBeNull();
    if (!isWaiting) expect(container.querySelector('[data-autofocus]')).not.toBeNull();
  });
});

describe('spec 3 §4 Purchase flow: before money moves the viewer sees what, how much, how long, and what follows', () => {
  test('a packet: the price now, the period, the balance and the next price', () => {
    open(confirm);
    const dialog = screen.getByRole('dialog');
    expect(dialog).toHaveAccessibleName('Премиум');
    for (const text of ['1 990 ₸', '1 месяц', '2 500 ₸', ru.renews]) expect(dialog).toHaveTextContent(text);
  });

  test('a trial: nothing now, then the price', async () => {
    open({ id: 'pay_confirm', data: { product, offer: trialOffer, isChanged: false } });
    expect(screen.getByRole('dialog')).toHaveTextContent(/0 ₸.*7 дней.*1 990 ₸ \/ месяц/);
    expect(button(ru.tryFree)).toHaveAttribute('data-event', 'trial_purchase_button_click');
    await press(ru.tryFree);
    expect(settled).toHaveBeenCalledWith(true);
  });

  test('a price that changed is said before the button', () => {
    open({ id: 'pay_confirm', data: { product, offer, isChanged: true } });
    expect(screen.getByRole('alert')).toHaveTextContent(ru.changed);
  });

  test('a double press answers once, and the button waits', async () => {
    open(confirm);
    await user.dblClick(button(/1.990/));
    expect(settled).toHaveBeenCalledTimes(1);
    expect(button(ru.wait)).toHaveAttribute('aria-disabled', 'true');
  });
});

describe('spec 3 §2 `refill`', () => {
  const amount = () => screen.getByRole('textbox', { name: ru.refillAmount });
  beforeEach(() => {
    const balance = offer.balance;
    open({ id: 'refill', data: { product: { ...product, kind: 'refill', balance }, amount: null } });
  });

  test.each(['', '0,5', '500001', 'abc'])(
    'refuses the amount %j, says the limits and keeps it',
    async (typed) => {
      if (typed) await user.type(amount(), typed);
      await press(ru.proceed);
      expect(screen.getByRole('alert')).toHaveTextContent('Введите сумму от 1 ₸ до 500 000 ₸');
      expect(amount()).toHaveValue(typed);
      expect(settled).not.toHaveBeenCalled();
    },
  );

  test('returns the amount as the wire writes it', async () => {
    await user.type(amount(), '1 000,5{Enter}');
    expect(settled).toHaveBeenCalledWith({ amount: '1000.50' });
  });
});

describe('spec 3 §5 Discount: 100 minus the per-month price ratio versus the first period', () => {
  test('a year for half the price of the months saves 50%, and is chosen with the arrow keys', async () => {
    open({ id: 'confirm_period', data: { product, ways: product.ways } });
    const [month, year] = screen.getAllByRole('radio');
    expect(month).toBeChecked();
    expect(screen.getByLabelText(/1 год/)).toBe(year);
    expect(screen.getByText('Выгода 50%')).toBeInTheDocument();
    await user.click(year as Element);
    await press(ru.proceed);
    expect(settled).toHaveBeenCalledWith({ wayId: '2' });
  });
});

describe('ways to pay', () => {
  test('a press on one chooses it; why the last one did not work stands above', async () => {
    open({ id: 'paysystems', data: { offer, paysystems, isChanged: false, note: 'Банк отклонил карту' } });
    expect(screen.getByRole('alert')).toHaveTextContent('Банк отклонил карту');
    await press(/Способ qrcode/);
    expect(settled).toHaveBeenCalledWith({ name: 'qrcode' });
  });

  test('the primary card is first and chosen; another way is one press away', async () => {
    open({ id: 'card', data: { offer, cards } });
    const [first] = screen.getAllByRole('radio');
    expect(first).toBeChecked();
    expect(first?.closest('label')).toHaveTextContent('**** 4242');
    await press(/Оплатить 1.990/);
    expect(settled).toHaveBeenCalledWith({ cardId: 6 });
  });

  test('a new card is kept only when the viewer says so', async () => {
    open({ id: 'pay_card', data: { offer } });
    await user.click(screen.getByRole('checkbox', { name: ru.saveCard }));
    await press(ru.toBank);
    expect(settled).toHaveBeenCalledWith({ isCardSaved: true });
  });

  test.each([
    ['a card', { id: 'card', data: { offer, cards } }],
    ['a new card', { id: 'pay_card', data: { offer } }],
    ['a phone', phone()],
    ['a QR code', { id: 'pay_qr', data: { offer, transaction: transaction() } }],
    ['a bank', { id: 'pay_redirect', data: { offer, transaction: transaction({ paysystem: 'short_url' }) } }],
    ['a frame', { id: 'pay_iframe', data: { offer, transaction: transaction() } }],
    [
      'a cash desk',
      {
        id: 'pay_info',
        data: {
          offer,
          paysystem: {
            ...phoneSystem,
            name: 'info',
            howToUse: 'Назовите счёт.',
            data: { account: '77', phone: '+7 700', url: 'https://taspa.example' },
          },
        },
      },
    ],
    ['no funds', { id: 'nofunds', data: { offer, message: null } }],
  ] as Array<[string, PaymentDialog]>)('%s: another way can be chosen', async (_, dialog) => {
    open(dialog);
    await press(ru.otherMethod);
    expect(settled).toHaveBeenCalledWith({ other: true });
  });
});

describe('spec 3 §2 pay_phone_sms', () => {
  test('a short number is refused beside its field, and a whole one is sent as digits', async () => {
    open(phone());
    await press(ru.getCode);
    expect(screen.getByLabelText(ru.phone)).toHaveAccessibleDescription(/11/);
    await user.type(screen.getByLabelText(ru.phone), '7012345678{Enter}');
    expect(settled).toHaveBeenCalledWith({ phone: '77012345678' });
  });

  test('the last digit of a code sends it; a wrong one is said beside the field and typed again', async () => {
    const asked = phone({ transaction: transaction({ paysystem: 'phone_sms' }) });
    open(asked);
    const code = () => screen.getByLabelText(ru.code);
    await user.type(code(), '123456');
    expect(settled).toHaveBeenCalledWith({ code: '123456' });
    expect(code()).toHaveAttribute('readonly');
    for (const turn of [1, 2]) {
      act(() => replace({ ...asked, data: { ...asked.data, error: 'Неверный код' } } as PaymentDialog));
      expect(code()).toHaveAccessibleDescription('Неверный код');
      await user.clear(code());
      await user.type(code(), '65432');
      expect(code()).toHaveAccessibleDescription('');
      await user.type(code(), '1');
      expect(settled).toHaveBeenCalledTimes(turn + 1);
    }
  });
});

test('spec 3 §9: after 60 s another code can be sent', async () => {
  jest.useFakeTimers();
  open(phone({ transaction: transaction({ paysystem: 'phone_sms' }) }));
  act(() => jest.advanceTimersByTime(59_000));
  expect(screen.queryByRole('button', { name: ru.resend })).toBeNull();
  act(() => jest.advanceTimersByTime(2_000));
  jest.useRealTimers();
  await press(ru.resend);
  expect(settled).toHaveBeenCalledWith({ resend: true });
});

describe('a payment at a bank', () => {
  test('the page of the bank opens in a window of its own, and the dialog then waits', async () => {
    open({ id: 'pay_redirect', data: { offer, transaction: transaction({ paysystem: 'short_url' }) } });
    const link = screen.getByRole('link', { name: /Перейти к оплате/ });
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    await user.click(link);
    expect(screen.getByRole('status')).toHaveTextContent(ru.waiting);
  });

  test.each(['javascript:alert(1)', 'data:text/html,x', 'nonsense'])(
    'an address like %s is not a link',
    (url) => {
      open({
        id: 'pay_redirect',
        data: { offer, transaction: transaction({ paysystem: 'short_url', url }) },
      });
      expect(screen.queryByRole('link')).toBeNull();
    },
  );

  test('spec 3 §2 pay_iframe: a frame only where the policy of the page lets it in, without a way to lead the page away', () => {
    const framed: PaymentDialog = { id: 'pay_iframe', data: { offer, transaction: transaction() } };
    const { unmount } = open(framed);
    const frame = screen.getByTitle(ru.frameTitle);
    expect(frame.getAttribute('src')).toBe(transaction().url);
    expect(frame.getAttribute('sandbox')).not.toMatch(/top-navigation|modals/);
    unmount();
    kind = 'player';
    open(framed);
    expect(screen.queryByTitle(ru.frameTitle)).toBeNull();
    expect(screen.getByRole('link', { name: new RegExp(ru.inWindow) })).toBeInTheDocument();
  });

  test('a QR code has its amount, its steps and the time that is left, and its page for this device', () => {
    jest.useFakeTimers();
    open({ id: 'pay_qr', data: { offer, transaction: transaction({ expiresAt: Date.now() + 61_000 }) } });
    const dialog = screen.getByRole('dialog');
    expect(dialog).toHaveTextContent('1 990 ₸');
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
    expect(dialog).toHaveTextContent('ещё 1:01');
    act(() => jest.advanceTimersByTime(62_000));
    expect(dialog).toHaveTextContent(ru.expired);
    expect(screen.getByRole('link', { name: new RegExp(ru.openHere) })).toHaveAttribute(
      'href',
      transaction().url,
    );
    jest.useRealTimers();
  });

  test('a QR code that does not load says so, and can be tried again', async () => {
    open({ id: 'pay_qr', data: { offer, transaction: transaction() } });
    act(() => screen.getByRole('img').dispatchEvent(new Event('error')));
    expect(screen.getByRole('alert')).toHaveTextContent(ru.qrFailed);
    await press(dictionaries.ru.session.retry);
    expect(screen.getByRole('img')).toBeInTheDocument();
  });
});

describe('spec 3 §2 pay_transaction: how a payment stands', () => {
  test.each([
    ['unsure', ru.checkAgain, { again: true }],
    ['slow', ru.checkAgain, { again: true }],
    ['complete', ru.watch, { watch: true }],
    ['owned', ru.watch, { watch: true }],
    ['error', ru.otherMethod, { other: true }],
  ] as const)('%s: the next step is "%s"', async (state, name, result) => {
    open(standing(state, { canWatch: true, canChooseOther: true }));
    await press(name);
    expect(settled).toHaveBeenCalledWith(result);
  });

  test('words of the platform about a failure come before our own', () => {
    open(standing('error', { message: 'Карта заблокирована' }));
    expect(screen.getByRole('alert')).toHaveTextContent('Карта заблокирована');
  });

  test('without anything to watch a finished payment only closes', async () => {
    open(standing('complete'));
    await user.click(screen.getAllByRole('button', { name: ru.close }).at(-1) as Element);
    expect(onClose).toHaveBeenCalled();
    expect(settled).not.toHaveBeenCalled();
  });
});

test('an address alone opens no payment dialog: it closes itself', () => {
  open({ id: 'pay_qr', data: undefined } as never);
  expect(onClose).toHaveBeenCalled();
});
