import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { AtOpening } from '@/components/session/AtOpening';
import { BlockModal } from '@/components/session/contract/BlockModal';
import { PayQrModal } from '@/components/session/contract/PayQrModal';
import { ModalListener } from '@/components/ui/modal/ModalListener';
import { type ModalProps, ModalShell, type ModalShellProps } from '@/components/ui/modal/ModalShell';
import { STORED_PURCHASE } from '@/lib/client/commerce/open-purchase';
import { forgetLeftHome, rememberLeftHome } from '@/lib/client/viewer/left-home';
import { setViewer } from '@/lib/client/viewer/viewer';
import { PARENTAL_ACTIONS } from '@/lib/rules/parental/rules';
import { QUIET_LOGIN_COOKIE } from '@/lib/rules/session/constants';
import { dictionaries } from '@/lib/shared/i18n/dictionaries';
import { answerWith, json, server } from '../server';
import { passTasks } from '../tasks';
import { installDialog, installMotion } from '../ui/browser';

let path = '/channels';
jest.mock('next/navigation', () => ({ usePathname: () => path }));

const words = { close: 'Close', loading: 'Loading', loadFailed: 'It did not open', retry: 'Again' };
const { contract } = dictionaries.ru;

const Parental = ({ frame, data }: ModalProps) => (
  <button type="button" onClick={frame.onClose}>
    {String((data as { title: string }).title)}
  </button>
);

const Login = () => <p>login</p>;

const registry = {
  auth: Login,
  block_alma: BlockModal,
  pay_qr_alma: PayQrModal,
  parental: Parental,
} as unknown as Parameters<typeof ModalShell>[0]['registry'];
const Modals = (props: ModalShellProps) => <ModalShell {...props} registry={registry} />;
const load = async () => Modals;

let state = 'blocked';
let isLocked = true;
let username: string | null = '7';

beforeAll(installDialog);
beforeEach(() => {
  installMotion({ isReduced: true });
  document.documentElement.lang = 'ru';
  path = '/channels';
  history.replaceState(null, '', path);
  state = 'blocked';
  isLocked = true;
  username = '7';
  sessionStorage.clear();
  answerWith({
    'GET /api/words/contract': () => json(contract),
    'GET /api/session/status-block': () => json({ state, isLocked, username }),
    'POST /api/session/status-block': () => json({}),
  });
});

afterEach(() => setQuietLogin(false));

function setQuietLogin(isMarked: boolean): void {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store API.
  document.cookie = `${QUIET_LOGIN_COOKIE}=1; path=/${isMarked ? '' : '; max-age=0'}`;
}

const statusRequests = () =>
  server.requested.filter((call) => call.path === '/api/session/status-block').length;
const closeButton = () => screen.queryByRole('button', { name: words.close });

const page = (hasContract: boolean) => (
  <>
    <ModalListener load={load} words={words} />
    <AtOpening hasContract={hasContract} />
  </>
);

describe('spec 3 §2 Modal shell: the dialog of a contract on the network of AlmaTV', () => {
  test.each([
    ['blocked', 'block_alma', contract.blockTitle],
    ['unpaid', 'pay_qr_alma', contract.payTitle],
  ])('%s: it cannot be closed, also when only the address has opened it', async (is, id, title) => {
    state = is;
    history.replaceState(null, '', `/channels#${id}`);
    render(<ModalListener load={load} words={words} />);
    await screen.findByRole('heading', { name: title });
    await waitFor(() => expect(closeButton()).toBeNull());
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
    location.hash = '';
    await passTasks();
    expect(location.hash).toBe(`#${id}`);
    expect(screen.getByRole('heading', { name: title })).toBeInTheDocument();
  });

  test('the dialog of a contract on another network can be closed', async () => {
    isLocked = false;
    history.replaceState(null, '', '/channels#block_alma');
    render(<ModalListener load={load} words={words} />);
    await screen.findByText('7');
    expect(closeButton()).toBeInTheDocument();
    expect(statusRequests()).toBe(1);
  });
});

describe('spec 1 §4 Operator block status: a logged-in viewer who opens a page', () => {
  test('sees the dialog of a contract that is not fine, and it is asked about once', async () => {
    const { rerender } = render(page(true));
    await screen.findByRole('heading', { name: contract.blockTitle });
    expect(closeButton()).toBeNull();
    path = '/movies';
    rerender(page(true));
    await passTasks();
    expect(statusRequests()).toBe(1);
  });

  test.each([
    ['with a contract that is fine sees nothing', true, '', 1],
    ['of a site without contracts is not asked about one', false, '', 0],
    ['in the login dialog is asked after its own questions', true, '#auth', 0],
  ])('%s', async (_, hasContract, hash, times) => {
    state = 'fine';
    history.replaceState(null, '', `/channels${hash}`);
    render(<AtOpening hasContract={hasContract} />);
    await passTasks();
    expect(statusRequests()).toBe(times);
    expect(location.hash).toBe(hash);
  });
});

describe('spec 3 §4 Login modal steps: a viewer without a contract who left the steps of city and address', () => {
  beforeEach(() => {
    state = 'fine';
    username = null;
    rememberLeftHome();
  });
  afterEach(forgetLeftHome);

  test('is led to them again when a page opens, once in a tab', async () => {
    render(page(true));
    await screen.findByText('login');
    expect(location.hash).toBe('#auth');
    cleanup();
    history.replaceState(null, '', '/channels');
    render(page(true));
    await passTasks();
    expect(statusRequests()).toBe(2);
    expect(location.hash).toBe('');
  });

  test.each<[string, () => void]>([
    ['the contract is not known', () => delete server.answers['GET /api/session/status-block']],
    ['there is a contract', () => (username = '7')],
    ['the steps were never begun, as after a login by a link', forgetLeftHome],
  ])('is asked nothing where %s', async (_, change) => {
    change();
    render(page(true));
    await passTasks();
    expect(location.hash).toBe('');
  });

  test('is asked in the tab of the login, and in no other one', async () => {
    setViewer({ state: 'guest', name: null, phone: null });
    setViewer({ state: 'user', name: null, phone: null });
    render(page(true));
    await passTasks();
    expect(statusRequests()).toBe(1);
    expect(location.hash).toBe('');
  });
});

describe('spec 1 §4 Parental: after a login without a dialog, by a link or a messenger', () => {
  const dialogue = { icon: null, title: 'A PIN?', message: '', buttons: [] };
  const off = Object.fromEntries(PARENTAL_ACTIONS.map((action) => [action, false]));
  const parental = {
    status: 'notset',
    dialogue,
    settings: { ...off, duration: 30 },
    needs: off,
    isLocked: false,
  };

  beforeEach(() => {
    server.answers['GET /api/session/parental'] = () => json(parental);
    setQuietLogin(true);
  });

  test('the page asks what the dialog would have asked, then about the contract, and only once', async () => {
    render(page(true)).unmount();
    render(page(true));
    fireEvent.click(await screen.findByRole('button', { name: dialogue.title }));
    await screen.findByRole('heading', { name: contract.blockTitle });
    expect(server.requested.filter((call) => call.path === '/api/session/parental')).toHaveLength(1);
  });

  test('nobody is asked about a PIN in a purchase that the link has begun', async () => {
    sessionStorage.setItem(STORED_PURCHASE, JSON.stringify({ until: Date.now() + 60_000 }));
    state = 'fine';
    render(page(true));
    await waitFor(() => expect(statusRequests()).toBe(1));
    await passTasks();
    expect(location.hash).toBe('');
    sessionStorage.clear();
  });

  test('a purchase whose time is over is none: the page asks, and forgets it', async () => {
    sessionStorage.setItem(STORED_PURCHASE, JSON.stringify({ until: Date.now() - 1 }));
    state = 'fine';
    render(page(true));
    await screen.findByRole('button', { name: dialogue.title });
    expect(sessionStorage.getItem(STORED_PURCHASE)).toBeNull();
  });
});
