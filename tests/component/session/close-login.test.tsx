import { act, render, screen, waitFor } from '@testing-library/react';
import { Modals } from '@/app/[site]/[locale]/_parts/Modals';
import { ModalListener } from '@/components/ui/modal/ModalListener';
import { askModal } from '@/lib/client/modals/ask';
import { rememberAction, storedAction } from '@/lib/client/viewer/interrupted';
import { setViewer } from '@/lib/client/viewer/viewer';
import { dictionaries } from '@/lib/shared/i18n/dictionaries';
import { user } from '@/tests/support/user';
import { setKnownCookie } from '../../support/known-cookie';
import { answerWith, json } from '../server';
import { installDialog, installMotion } from '../ui/browser';

const router = { replace: jest.fn() };
jest.mock('next/navigation', () => ({ useRouter: () => router, usePathname: () => '/channels' }));

const words = dictionaries.ru.session;
const heart = { kind: 'favourite', of: 'content', id: '7' } as const;
const load = async () => Modals;

beforeAll(installDialog);
beforeEach(() => {
  installMotion({ isReduced: true });
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
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(storedAction()).toBeNull();
  },
);

test('a dialog that replaces the login keeps the action, which continues after it', async () => {
  await openLogin();
  act(() => askModal({ id: 'confirm', data: { title: 'Sure?', text: '', action: 'Yes' } }));
  await waitFor(() => expect(document.documentElement.dataset.modal).toBe('confirm'));
  expect(storedAction()).toEqual(heart);
});
