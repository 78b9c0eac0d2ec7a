import { act, render, screen, waitFor } from '@testing-library/react';
import { GiftCode } from '@/components/promo/GiftCode';
import { PromoModal } from '@/components/promo/PromoModal';
import { PromoWizard } from '@/components/promo/PromoWizard';
import { buy } from '@/lib/client/commerce/buy';
import { askModal } from '@/lib/client/modals/ask';
import { refreshOwned } from '@/lib/client/viewer/refresh-owned';
import { currentViewer, setViewer } from '@/lib/client/viewer/viewer';
import { EXAMPLE_CODE, readCode } from '@/lib/rules/promo/code';
import { dictionaries } from '@/lib/shared/i18n/dictionaries';
import { fill } from '@/lib/shared/i18n/fill';
import { user } from '@/tests/support/user';
import { answerWith, json, refusal, server } from '../server';
import { installDialog } from '../ui/browser';

jest.mock('@/lib/client/i18n/use-words', () => ({
  useWords: (name: keyof typeof dictionaries.ru) => ({
    words: dictionaries.ru[name],
    hasFailed: false,
    retry: () => {},
  }),
}));
jest.mock('@/lib/client/i18n/load-words', () => ({
  pageLocale: () => 'ru',
  loadWords: async (name: keyof typeof dictionaries.ru) => dictionaries.ru[name],
}));
jest.mock('@/lib/client/commerce/buy');
jest.mock('@/lib/client/viewer/refresh-owned');
jest.mock('@/lib/client/viewer/viewer', () => {
  const real = jest.requireActual('@/lib/client/viewer/viewer');
  return { ...real, currentViewer: jest.fn(real.currentViewer) };
});
jest.mock('@/lib/client/modals/ask', () => ({ askModal: jest.fn() }));

const words = dictionaries.ru.promo;
const dialog = {
  frame: { isOpen: true, hideClose: false, onClose: jest.fn() },
  to: null,
  data: undefined,
  settle: jest.fn(),
  notify: jest.fn(),
  words: dictionaries.ru.session,
};
const check = { title: 'Кино', text: '', gives: '', needsConfirm: true, next: 'apply', missing: null };

beforeAll(installDialog);
beforeEach(() => {
  jest.clearAllMocks();
  document.documentElement.lang = 'ru';
  // biome-ignore lint/suspicious/noDocumentCookie: this is how a browser is known.
  document.cookie = 'taspa_known=user';
  setViewer({ state: 'user', name: 'Айша', phone: null });
});

const enter = async (code: string, name: string) => {
  await user.type(await screen.findByRole('textbox', { name: words.label }), code);
  await user.click(screen.getByRole('button', { name }));
};

test('a code in the address of the gift page stands in its field; nothing is asked before a press', async () => {
  history.replaceState(null, '', '/gift?code=%20kino-7');
  answerWith({});
  render(<GiftCode words={words} />);
  const field = await screen.findByRole('textbox', { name: words.label });
  await waitFor(() => expect(field).toHaveValue(readCode(' kino-7')));
  expect(field).toHaveAccessibleDescription(words.where);
  expect(server.requested).toEqual([]);
  history.replaceState(null, '', '/gift');
});

test('spec 3 §7 promokeys/{key}/info: the gift page shows what a code gives and costs, and uses it after one more press', async () => {
  answerWith({
    'GET /api/v2/promokeys/KINO7/info': () =>
      json({
        key: 'KINO7',
        title: 'Неделя кино',
        description: 'Пакет «Кино»',
        amount: '100.00',
        days: 7,
        is_paid: true,
        needed_refund: false,
      }),
    'GET /api/session/money': () => json({ format: '{amount} ₸' }),
  });
  render(<GiftCode words={{ ...words, intro: '', submit: words.show }} />);
  await enter('KINO7', words.show);
  expect(await screen.findByRole('heading', { name: 'Неделя кино' })).toBeInTheDocument();
  expect(screen.getByText('7 дней · Стоит 100 ₸')).toBeInTheDocument();
  expect(askModal).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: words.use }));
  expect(askModal).toHaveBeenCalledWith({ id: 'promocode_wizard', data: { code: 'KINO7' } });
});

test('WCAG 2.4.3: the answer takes the focus with its heading, and the field has it on the way back, not when the page opens', async () => {
  answerWith({
    'GET /api/v2/promokeys/KINO7/info': () =>
      json({ key: '', title: 'Неделя кино', description: '', amount: '0.00', days: 7, is_paid: false }),
  });
  render(<GiftCode words={{ ...words, intro: '', submit: words.show }} />);
  expect(document.body).toHaveFocus();
  await enter('KINO7', words.show);
  const heading = await screen.findByRole('heading', { name: 'Неделя кино' });
  expect(heading).toHaveFocus();
  expect(heading.closest('[aria-live]')).toBeNull();
  await user.click(screen.getByRole('button', { name: words.other }));
  expect(screen.getByRole('textbox', { name: words.label })).toHaveFocus();
});

test('spec 3 §5: a code that is pasted with spaces and has Cyrillic doubles of its letters is asked for as it was meant', async () => {
  answerWith({
    'GET /api/v2/promokeys/MAXCARD2026KINO/info': () =>
      json({ key: '', title: 'Неделя кино', description: '', amount: '0.00', days: 7, is_paid: false }),
  });
  render(<GiftCode words={{ ...words, intro: '', submit: words.show }} />);
  await user.click(await screen.findByRole('textbox', { name: words.label }));
  await user.paste('  МАХСАRD 2026 KINO ');
  await user.click(screen.getByRole('button', { name: words.show }));
  expect(await screen.findByRole('heading', { name: 'Неделя кино' })).toBeInTheDocument();
});

test('a wrong code on the gift page is said beside its field, and stays for correction', async () => {
  answerWith({ 'GET /api/v2/promokeys/NO/info': () => refusal(404, 'promo_unknown', 'Такого кода нет.') });
  render(<GiftCode words={words} />);
  await enter('NO', words.submit);
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: words.label })).toHaveAccessibleDescription(
      'Такого кода нет.',
    ),
  );
  expect(screen.getByRole('textbox', { name: words.label })).toHaveValue('NO');
});

test('without the script of the call the gift page says that it failed, and the code stays', async () => {
  jest.doMock('@/components/promo/read-gift', () => {
    throw new Error('The file did not load');
  });
  render(<GiftCode words={words} />);
  await enter('KINO7', words.submit);
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: words.label })).toHaveAccessibleDescription(words.failed),
  );
  expect(screen.getByRole('textbox', { name: words.label })).toHaveValue('KINO7');
  jest.dontMock('@/components/promo/read-gift');
});

test('one press makes one check of a code: the wizard takes over the answer', async () => {
  const checks = jest.fn(() => json(check));
  answerWith({ 'POST /api/session/promo/check': checks });
  const { unmount } = render(<PromoModal {...dialog} />);
  await enter('KINO7', words.submit);
  await waitFor(() => expect(askModal).toHaveBeenCalledTimes(1));
  const [{ data }] = jest.mocked(askModal).mock.calls[0] as [{ data: unknown }];
  unmount();
  render(<PromoWizard {...dialog} data={data} />);
  expect(await screen.findByRole('button', { name: words.confirm })).toBeInTheDocument();
  expect(checks).toHaveBeenCalledTimes(1);
});

test.each([
  ['a code that works', () => json(check)],
  ['a code that needs a login', () => refusal(403, 'login_required')],
])('the answer to %s opens nothing when the dialog was closed meanwhile', async (_, answer) => {
  let arrive = (_answer: Response): void => {};
  answerWith({
    'POST /api/session/promo/check': () =>
      new Promise((resolve) => {
        arrive = resolve;
      }),
  });
  const { rerender, unmount } = render(<PromoModal {...dialog} />);
  await enter('KINO7', words.submit);
  rerender(<PromoModal {...dialog} frame={{ ...dialog.frame, isOpen: false }} />);
  await act(async () => arrive(answer()));
  unmount();
  expect(askModal).not.toHaveBeenCalled();
});

test('a user whose data could not be read is not asked to log in; the code is checked', async () => {
  jest.mocked(currentViewer).mockReturnValueOnce(null);
  answerWith({ 'POST /api/session/promo/check': () => json(check) });
  render(<PromoWizard {...dialog} data={{ code: 'KINO7' }} />);
  expect(await screen.findByRole('button', { name: words.confirm })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: words.login })).toBeNull();
});

test('spec 3 §4 Promo wizard: a code that costs money is confirmed, and paid as any purchase', async () => {
  const paid = { ...check, text: 'Месяц за 100 ₸', next: 'pay', missing: 'Не хватает 100 ₸' };
  const { unmount } = render(<PromoWizard {...dialog} data={{ code: 'PREMIUM30', check: paid }} />);
  expect(await screen.findByText(paid.text)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: words.confirm }));
  expect(await screen.findByText('Не хватает 100 ₸')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: words.pay }));
  expect(buy).toHaveBeenCalledWith({ kind: 'promo', code: 'PREMIUM30' }, null, expect.any(AbortSignal));
  const closing = jest.mocked(buy).mock.lastCall?.[2];
  expect(closing?.aborted).toBe(false);
  unmount();
  expect(closing?.aborted).toBe(true);
});

test.each([
  ['without an answer', () => json({}, 503)],
  ['whose first use is under way', () => refusal(409, 'conflict', words.failed)],
  ['that was sent too often', () => refusal(429, 'throttled', words.failed)],
])(
  'spec 3 §4 Promo wizard: a code %s is used again with its key, and what it gives is shown everywhere',
  async (_, first) => {
    const use = jest
      .fn()
      .mockReturnValueOnce(first())
      .mockReturnValue(json({ title: 'Кино', text: 'Готово' }));
    answerWith({
      'POST /api/session/promo/check': () => json({ ...check, needsConfirm: false }),
      'POST /api/session/promo': use,
    });
    render(<PromoWizard {...dialog} data={{ code: 'KINO7' }} />);
    const field = await screen.findByRole('textbox', { name: words.label });
    await waitFor(() => expect(field).toHaveAccessibleDescription(words.failed));
    expect(refreshOwned).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: words.submit }));
    expect(await screen.findByText('Готово')).toBeInTheDocument();
    const sent = server.requested.filter(({ path }) => path === '/api/session/promo').map(({ body }) => body);
    expect(sent).toEqual([sent[0], sent[0]]);
    // A second check would say that the code has been used.
    expect(server.requested.filter(({ path }) => path.endsWith('/check'))).toHaveLength(1);
    expect(refreshOwned).toHaveBeenCalledTimes(1);
  },
);

test('spec 3 §4 Promo wizard: the heading names the field, which shows what a code looks like; steps are counted after it', async () => {
  history.replaceState(null, '', '/promo');
  setViewer({ state: 'guest', name: null, phone: null });
  answerWith({});
  render(<PromoWizard {...dialog} />);
  expect(await screen.findByRole('dialog', { name: words.ask })).toBeVisible();
  const field = screen.getByRole('textbox', { name: words.label });
  expect(field).toHaveAttribute('placeholder', fill(words.example, { code: EXAMPLE_CODE }));
  expect(field).toHaveAccessibleDescription(words.where);
  expect(screen.queryByText(/^Шаг/)).toBeNull();
  await user.type(field, 'KINO7{Enter}');
  expect(await screen.findByText(/^Шаг 2 из 4/)).toBeVisible();
});
