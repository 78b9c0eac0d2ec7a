import { act, render, screen } from '@testing-library/react';
import { TvScreen } from '@/components/account/tv/TvScreen';
import { TvSignIn } from '@/components/account/tv/TvSignIn';
import { askPin } from '@/lib/client/parental/ask-pin';
import { setViewer } from '@/lib/client/viewer/viewer';
import { EXAMPLE_DEVICE_CODE, NO_DEVICE_CODE, showDeviceCode } from '@/lib/rules/account/waiting-device';
import { modalHref } from '@/lib/rules/modals/address';
import { dictionaries } from '@/lib/shared/i18n/dictionaries';
import { user } from '@/tests/support/user';
import { axeProblems } from '../axe';
import { answerWith, json, refusal, server } from '../server';

jest.mock('@/lib/client/parental/ask-pin', () => ({ askPin: jest.fn() }));
jest.mock('next/navigation', () => ({ useRouter: () => ({ push: () => {} }), usePathname: () => '/tv' }));

const { account: words } = dictionaries.en;
const own = words.tv;
const device = {
  kind: 'tv',
  about: 'Chrome · Tizen',
  country: 'Germany',
  isSameNetwork: false,
  at: 1_800_000_000_000,
};
const profile = { id: '1', name: 'A', role: 'adult', icon: null } as const;

beforeEach(() => {
  document.documentElement.lang = 'en';
  history.replaceState(null, '', '/tv');
  setViewer({ state: 'user', name: 'A', phone: null, profile });
  answerWith({
    'POST /api/session/tv/device': () => json(device),
    'POST /api/session/tv/answer': () => json(null),
  });
});

const press = (name: string) => user.click(screen.getByRole('button', { name }));
const sent = (path: string) => server.requested.filter((request) => request.path.endsWith(path));

test('the code is typed however it is written; the viewer sees what asks from where, and allows it', async () => {
  const { container } = render(<TvSignIn words={words} />);
  await user.type(screen.getByLabelText(own.code), '019 450 73');
  expect(screen.getByLabelText(own.code)).toHaveValue('019-450-73');
  await press(own.next);
  expect(screen.getByText('The code has 9 digits')).toBeInTheDocument();
  expect(server.requested).toEqual([]);
  await user.type(screen.getByLabelText(own.code), '0');
  await press(own.next);
  expect(await screen.findByRole('heading', { name: own.askTitle })).toHaveFocus();
  expect(screen.getByText('TV · Chrome · Tizen')).toBeInTheDocument();
  expect(screen.getByText('not the same as yours · Germany')).toBeInTheDocument();
  expect(screen.getByText('019-450-730')).toBeInTheDocument();
  expect(screen.getByText(own.warning)).toBeInTheDocument();
  expect(await axeProblems(container)).toEqual([]);
  await press(own.allow);
  expect(await screen.findByText(own.allowedTitle)).toBeInTheDocument();
  // WCAG 2.4.3, 4.1.3: it replaces the form with the pressed button, and is read.
  expect(screen.getByRole('region', { name: `${own.allowedTitle}. ${own.allowedText}` })).toHaveFocus();
  expect(sent('/answer')[0]?.body).toEqual({ code: '019450730', isAllowed: true });
});

test('the page says where the code comes from and what it looks like, until a device has asked', async () => {
  const { container } = render(<TvScreen words={words} brand="Brand" isTelevision={false} />);
  expect(screen.getByLabelText(own.code)).toHaveAttribute('placeholder', showDeviceCode(NO_DEVICE_CODE));
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Open Brand on the TV',
    own.stepSignIn,
    own.stepCode,
  ]);
  expect(screen.getByRole('link', { name: 'How to open Brand on a TV' })).toHaveAttribute(
    'href',
    '/instructions',
  );
  expect(await axeProblems(container)).toEqual([]);
  await user.type(screen.getByLabelText(own.code), '019450730');
  await press(own.next);
  expect(await screen.findByRole('heading', { name: own.askTitle })).toBeVisible();
  expect(screen.queryByText(own.whereTitle)).toBeNull();
});

test('on a television a guest gets the login with its own code; no code is drawn, and who is logged in lets another device in', async () => {
  setViewer({ state: 'guest', name: null, phone: null, profile: null });
  const { container } = render(<TvScreen words={words} brand="Brand" isTelevision />);
  expect(location.hash).toBe(modalHref('auth', '/'));
  expect(screen.getByRole('heading', { level: 1, name: own.add })).toBeVisible();
  expect(screen.getByRole('link', { name: words.signIn })).toHaveAttribute('href', '#auth?to=%2F');
  expect(screen.queryByLabelText(own.code)).toBeNull();
  expect(await axeProblems(container)).toEqual([]);
  await act(async () => setViewer({ state: 'user', name: 'A', phone: null, profile }));
  expect(screen.getByLabelText(own.code)).toBeVisible();
  expect(container).not.toHaveTextContent(showDeviceCode(EXAMPLE_DEVICE_CODE));
});

test('a scanned code is looked up at once, leaves the address, and is not allowed by that', async () => {
  history.replaceState(null, '', '/tv?code=019-450-730');
  render(<TvSignIn words={words} />);
  expect(await screen.findByRole('heading', { name: own.askTitle })).toBeInTheDocument();
  expect(location.search).toBe('');
  expect(sent('/answer')).toEqual([]);
  await press(own.refuse);
  expect(await screen.findByText(own.refusedTitle)).toBeInTheDocument();
  expect(sent('/answer')[0]?.body).toMatchObject({ isAllowed: false });
});

test('an unknown code says so and stays in the field; too many attempts say how long to wait', async () => {
  server.answers['POST /api/session/tv/device'] = () => refusal(400, 'invalid', 'No device is waiting');
  render(<TvSignIn words={words} />);
  await user.type(screen.getByLabelText(own.code), '019450730');
  await press(own.next);
  expect(await screen.findByText('No device is waiting')).toBeInTheDocument();
  expect(screen.getByLabelText(own.code)).toHaveValue('019-450-730');
  server.answers['POST /api/session/tv/device'] = () => refusal(429, 'throttled', 'x', 90);
  await press(own.next);
  expect(await screen.findByText(/You can try again in 1:/)).toBeInTheDocument();
});

test('a guest logs in first and keeps the code; a child’s profile cannot allow a device', async () => {
  history.replaceState(null, '', '/tv?code=019-450-730');
  setViewer({ state: 'guest', name: null, phone: null, profile: null });
  render(<TvSignIn words={words} />);
  expect(screen.getByLabelText(own.code)).toHaveValue('019-450-730');
  await press(own.next);
  expect(location.hash).toBe('#auth');
  expect(server.requested).toEqual([]);
  await act(async () => setViewer({ state: 'user', name: 'A', phone: null, profile }));
  expect(await screen.findByRole('heading', { name: own.askTitle })).toBeInTheDocument();
  // The login goes on with its own questions, and closes itself.
  expect(location.search + location.hash).toBe('#auth');
  await act(async () => {
    history.back();
    await new Promise((resolve) => addEventListener('hashchange', resolve, { once: true }));
  });
  expect(location.search + location.hash).toBe('');
  await press(own.another);
  expect(await screen.findByLabelText(own.code)).toHaveValue('');
  await act(async () =>
    setViewer({ state: 'user', name: 'K', phone: null, profile: { ...profile, id: '2', role: 'child' } }),
  );
  expect(screen.getByText(own.forChildren)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: own.allow })).toBeNull();
});

test('where the server wants the PIN it is asked for; closing the question allows nothing and is no error', async () => {
  let requestCount = 0;
  server.answers['POST /api/session/tv/answer'] = () => {
    requestCount += 1;
    return requestCount < 3 ? refusal(403, 'pin_required') : json(null);
  };
  history.replaceState(null, '', '/tv?code=019-450-730');
  render(<TvSignIn words={words} />);
  await screen.findByRole('heading', { name: own.askTitle });
  jest.mocked(askPin).mockResolvedValueOnce(false);
  await press(own.allow);
  expect(askPin).toHaveBeenCalledWith({ action: 'settings' });
  expect(await screen.findByRole('button', { name: own.allow })).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
  jest.mocked(askPin).mockResolvedValueOnce(true);
  await press(own.allow);
  expect(await screen.findByText(own.allowedTitle)).toBeInTheDocument();
});
