import { act, render, screen, waitFor } from '@testing-library/react';
import { Modals } from '@/app/[site]/[locale]/_parts/Modals';
import { ModalListener } from '@/components/ui/modal/ModalListener';
import { askModal } from '@/lib/client/modals/ask';
import { setViewer } from '@/lib/client/viewer/viewer';
import { dictionaries } from '@/lib/shared/i18n/dictionaries';
import { user } from '@/tests/support/user';
import { setKnownCookie } from '../../support/known-cookie';
import { answerWith, json } from '../server';
import { installDialog, installMotion } from '../ui/browser';

const router = { replace: jest.fn() };
jest.mock('next/navigation', () => ({ useRouter: () => router, usePathname: () => '/promo' }));

const words = dictionaries.ru.session;
const load = async () => Modals;

beforeAll(installDialog);
beforeEach(() => {
  jest.clearAllMocks();
  installMotion({ isReduced: true });
  document.documentElement.lang = 'ru';
  setKnownCookie('user');
  setViewer({ state: 'user', name: null, phone: null, profile: null });
  answerWith({ 'GET /api/words/promo': () => json(dictionaries.ru.promo) });
});
afterEach(() => {
  setKnownCookie(null);
  Reflect.deleteProperty(document.documentElement.dataset, 'home');
});

test.each([
  ['home', undefined, '/'],
  ['in the mobile account to its first page (spec 1 §1 Surfaces)', '/account_mobile', '/account_mobile'],
])('spec 3 §2 Modal shell: closing the wizard of /promo leads %s', async (_, home, to) => {
  if (home) document.documentElement.dataset.home = home;
  history.replaceState(null, '', '/promo');
  render(<ModalListener load={load} words={words} />);
  act(() => askModal({ id: 'promocode_wizard' }));
  await screen.findByRole('textbox');
  await user.click(screen.getByRole('button', { name: words.close }));
  await waitFor(() => expect(router.replace.mock.calls).toEqual([[to]]));
});
