import { act, render, screen } from '@testing-library/react';
import { AutoAuthModal } from '@/components/session/AutoAuthModal';
import { NoProviderModal } from '@/components/session/NoProviderModal';
import type { ModalProps } from '@/components/ui/modal/ModalShell';
import { takeRequestedModal } from '@/lib/client/modals/ask';
import { denyAccess, showLineFailure } from '@/lib/client/viewer/access-denied';
import { dictionaries } from '@/lib/shared/i18n/dictionaries';
import { user } from '@/tests/support/user';
import { answerWith, json } from '../server';
import { installDialog } from '../ui/browser';

const words = dictionaries.ru.session;

let form: object = {};

beforeAll(installDialog);
beforeEach(() => {
  jest.useFakeTimers();
  history.replaceState(null, '', '/channels');
  document.documentElement.lang = 'ru';
  form = { words };
  answerWith({ 'GET /api/session/form': () => json(form) });
});
afterEach(() => jest.useRealTimers());

async function open(Modal: (props: ModalProps) => React.ReactNode, hideClose = false) {
  const frame = { isOpen: true, hideClose, onClose: () => {} };
  render(
    <Modal frame={frame} to={null} data={undefined} settle={() => {}} notify={() => {}} words={words} />,
  );
  await act(() => jest.advanceTimersByTimeAsync(0));
}

/** The requested modal; null if there is none. */
const requested = () => takeRequestedModal(location.hash)?.modal ?? null;

describe('spec 1 §8: a viewer without access sees the reason in a modal', () => {
  test('no provider: the modal opens', () => {
    denyAccess('no_provider', null);
    expect(requested()).toMatchObject({ id: 'no_provider' });
  });

  test('no provider: shows the default login title and description, and a button to log in', async () => {
    form = { words, welcome: { title: 'Вход в Taspa', description: 'Подключитесь к сети провайдера' } };
    await open(NoProviderModal);
    expect(screen.getByRole('heading', { name: 'Вход в Taspa' })).toBeInTheDocument();
    expect(screen.getByText('Подключитесь к сети провайдера')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: words.signIn }));
    expect(requested()).toMatchObject({ id: 'auth' });
  });

  test('no provider, and a network without texts: shows our own texts', async () => {
    await open(NoProviderModal);
    expect(screen.getByRole('heading', { name: words.noProviderTitle })).toBeInTheDocument();
    expect(screen.getByText(words.noProviderText)).toBeInTheDocument();
  });

  test('auto-auth failure: cannot be closed where only known lines are served', () => {
    denyAccess('auto_auth_failed', null);
    expect(requested()).toMatchObject({ id: 'auto_auth_error', hideClose: true });
  });

  test('auto-auth failure: elsewhere the viewer can continue as a guest', () => {
    showLineFailure(false);
    expect(requested()).toMatchObject({ id: 'auto_auth_error', hideClose: false });
  });

  test('auto-auth failure: shows auto_auth_error_title, auto_auth_error_text, the support phone, a retry button', async () => {
    form = { words, supportPhone: '+7 700 000 00 08' };
    await open(AutoAuthModal, true);
    expect(screen.getByRole('heading', { name: words.auto_auth_error_title })).toBeInTheDocument();
    expect(screen.getByText(words.auto_auth_error_text)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /\+7 700 000 00 08/ })).toHaveAttribute(
      'href',
      'tel:+77000000008',
    );
    expect(screen.getByRole('button', { name: words.retry })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: words.asGuest })).toBeNull();
  });

  test('login required: the login opens, and cannot be closed (spec 1 §4)', () => {
    denyAccess('login_required', null);
    expect(requested()).toMatchObject({ id: 'auth', hideClose: true });
    expect(location.hash).toBe('#auth');
  });

  test.each(['/agreement', '/geo_lock', '/packets/7', '/provider/almatv'])(
    'spec 1 §2: %s is exempt, and nothing opens there',
    (path) => {
      history.replaceState(null, '', path);
      for (const code of ['no_provider', 'auto_auth_failed', 'login_required']) denyAccess(code, null);
      expect(requested()).toBeNull();
    },
  );

  test.each([
    ['/channels', 1],
    ['/geo_lock', 0],
    ['/content_embed/film-1', 0],
    ['/channel_embed/3929', 0],
  ])('a region that is not served: of %s another page takes the place %d times', (path, times) => {
    // Only this shows that a page was left: the document of a test has no other pages.
    const navigation = jest.spyOn(console, 'error').mockImplementation();
    history.replaceState(null, '', path);
    denyAccess('region_not_served', 'Недоступно в вашей стране');
    expect(navigation).toHaveBeenCalledTimes(times);
    navigation.mockRestore();
  });

  test('opens nothing for a code that another screen reports', () => {
    denyAccess('permission_denied', 'Нет доступа');
    expect(requested()).toBeNull();
  });
});
