import { act, render, screen, waitFor } from '@testing-library/react';
import { Modals } from '@/app/[site]/[locale]/_parts/Modals';
import { ModalListener } from '@/components/ui/modal/ModalListener';
import { STORED_PURCHASE } from '@/lib/client/commerce/open-purchase';
import { purchaseAtom } from '@/lib/client/commerce/purchase-atom';
import { askModal } from '@/lib/client/modals/ask';
import { store } from '@/lib/client/store/store';
import { rememberAction, storedAction } from '@/lib/client/viewer/interrupted';
import { setViewer } from '@/lib/client/viewer/viewer';
import { dictionaries } from '@/lib/shared/i18n/dictionaries';
import { user } from '@/tests/support/user';
import { setKnownCookie } from '../../support/known-cookie';
import { answerWith, json } from '../server';
import { passTasks } from '../tasks';
import { installDialog, installMotion } from '../ui/browser';

const router = { replace: jest.fn() };
jest.mock('next/navigation', () => ({ useRouter: () => router, usePathname: () => '/channels' }));

jest.mock('@/lib/client/browser/of-document', () => ({
  ...jest.requireActual('@/lib/client/browser/of-document'),
  documentKind: () => 'money',
}));

const words = dictionaries.ru.session;
const heart = { kind: 'favourite', of: 'content', id: '7' } as const;
const load = async () => Modals;

beforeAll(installDialog);
beforeEach(() => {
  installMotion({ isReduced: true });
  sessionStorage.clear();
  document.documentElement.lang = 'ru';
  setKnownCookie(null);
  setViewer({ state: 'none', name: null, phone: null });
  answerWith({ 'GET /api/session/form': () => json({ words, phoneMask: '+7 (999) 999-99-99' }) });
});

async function openLogin() {
  render(<ModalListener load={load} words={words} />);
  rememberAction(heart);
  act(() => askModal({ id: 'auth' }));
  await screen.findByRole('textbox', { name: words.phone });
}

test.each([
  ['"back"', async () => act(() => history.back())],
  ['its button', () => user.click(screen.getByRole('button', { name: words.close }))],
])(
  'spec 1 §2 Saved target: %s closes the login and drops the action, so that no later login executes it',
  async (_how, close) => {
    await openLogin();
    expect(storedAction()).toEqual(heart);
    await close();
    await passTasks();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(storedAction()).toBeNull();
  },
);

describe('spec 3 §4 Purchase flow (authAfterBuy): a purchase that waited for the login before a reload', () => {
  const order = { subject: { kind: 'packet', key: '82' }, after: null, item: {}, rest: [], earlier: [] };
  const stored = () => JSON.parse(sessionStorage.getItem(STORED_PURCHASE) ?? 'null');

  async function openWith(state: object) {
    const until = Date.now() + 60_000;
    sessionStorage.setItem(STORED_PURCHASE, JSON.stringify({ version: 3, until, state }));
    store.set(purchaseAtom, { at: 'idle' });
    history.replaceState(null, '', '/channels#auth');
    render(<ModalListener load={load} words={words} />);
    await screen.findByRole('textbox', { name: words.phone });
    await user.click(screen.getByRole('button', { name: words.close }));
    await passTasks();
  }

  test('ends with the login that is closed', async () => {
    await openWith({ at: 'login', order, unsettled: null });
    expect(stored()).toBeNull();
  });

  test.each([
    [
      'a payment that may have been made',
      { at: 'login', order, unsettled: { deal: { order }, payment: {} } },
    ],
    ['a payment at a bank', { at: 'paused', order, deal: null, transaction: { id: 1 } }],
  ])('%s is kept', async (_, state) => {
    await openWith(state);
    expect(stored()).toMatchObject({ state });
  });
});

test('a dialog that replaces the login keeps the action, which continues after it', async () => {
  await openLogin();
  act(() => askModal({ id: 'confirm', data: { title: 'Sure?', text: '', action: 'Yes' } }));
  await waitFor(() => expect(document.documentElement.dataset.modal).toBe('confirm'));
  expect(storedAction()).toEqual(heart);
});
