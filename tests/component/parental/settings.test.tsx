import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { ParentalSettings } from '@/components/parental/settings/ParentalSettings';
import { takeRequestedModal } from '@/lib/client/modals/ask';
import { setViewer } from '@/lib/client/viewer/viewer';
import { dictionaries } from '@/lib/shared/i18n/dictionaries';
import { user } from '@/tests/support/user';
import { json, refusal, server } from '../server';
import { advance, nothingNeeded, parental, press, sent, startServer } from './support';

const words = dictionaries.ru.account;
const own = words.parentalPage;

beforeEach(() => {
  jest.useFakeTimers();
  startServer();
  setViewer({ state: 'user', name: null, phone: null, profile: null });
  server.answers['GET /api/session/parental'] = () => parental('set');
});
afterEach(() => {
  jest.useRealTimers();
  location.hash = '';
});

async function open() {
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <ParentalSettings words={words} />
    </SWRConfig>,
  );
  await advance(0);
}

const toggle = (name: string) => screen.getByRole('switch', { name });
const flip = async (name: string) => {
  fireEvent.click(toggle(name));
  await advance(0);
};
const bodies = () => sent('PATCH', '/api/session/parental');

/** Answers with the stored settings, as the server does. */
function storeSettings() {
  let settings = { ...nothingNeeded, vod: true, duration: 30 };
  return () => {
    const { body } = server.requested.at(-1) as { body: { settings: object } };
    settings = { ...settings, ...body.settings };
    return json({ status: 'set', dialogue: null, settings, needs: nothingNeeded, isLocked: false });
  };
}

test('spec 3 §2 Parental settings: six switches and the configured durations, each stored when it is changed', async () => {
  server.answers['PATCH /api/session/parental'] = storeSettings();
  await open();
  expect(screen.getAllByRole('switch')).toHaveLength(6);
  expect(toggle(own.toggles.vod)).toBeChecked();
  expect(toggle(own.toggles.pay)).not.toBeChecked();
  await flip(own.toggles.pay);
  await flip(own.toggles.vod);
  await user.click(screen.getByRole('radio', { name: 'Каждый раз' }));
  await advance(0);
  expect(bodies()).toEqual([
    { settings: { pay: true } },
    { settings: { vod: false } },
    { settings: { duration: 0 } },
  ]);
  expect(toggle(own.toggles.pay)).toBeChecked();
  expect(toggle(own.toggles.vod)).not.toBeChecked();
  expect(screen.getByRole('radio', { name: 'Каждый раз' })).toBeChecked();
  expect(screen.getByText(own.saved)).toBeInTheDocument();
});

test('a change shows at once, and calls run one after the other', async () => {
  const waiting: Array<() => void> = [];
  const answer = storeSettings();
  const { fetch } = globalThis;
  globalThis.fetch = (async (path: string, init: RequestInit = {}) => {
    if (init.method !== 'PATCH') return fetch(path, init);
    server.requested.push({ path, method: 'PATCH', body: JSON.parse(String(init.body)) });
    const response = answer();
    await new Promise<void>((resolve) => waiting.push(resolve));
    return response;
  }) as typeof globalThis.fetch;
  await open();
  await flip(own.toggles.pay);
  await flip(own.toggles.channel);
  expect(toggle(own.toggles.pay)).toBeChecked();
  expect(toggle(own.toggles.channel)).toBeChecked();
  expect(screen.getByText(own.saving)).toBeInTheDocument();
  expect(bodies()).toHaveLength(1);
  await act(async () => waiting.shift()?.());
  await advance(0);
  expect(bodies()).toHaveLength(2);
  expect(screen.queryByText(own.saved)).toBeNull();
  await act(async () => waiting.shift()?.());
  await advance(0);
  expect(screen.getByText(own.saved)).toBeInTheDocument();
});

test('a change that is not stored is reverted, says why, and can be tried again', async () => {
  server.answers['PATCH /api/session/parental'] = () => refusal(503, 'unavailable', 'Сервис не отвечает.');
  await open();
  await flip(own.toggles.pay);
  expect(toggle(own.toggles.pay)).not.toBeChecked();
  expect(screen.getByRole('alert')).toHaveTextContent(
    own.saveFailed.replace('{reason}', 'Сервис не отвечает.'),
  );
  server.answers['PATCH /api/session/parental'] = storeSettings();
  press(words.retry);
  await advance(0);
  expect(toggle(own.toggles.pay)).toBeChecked();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('spec 1 §6: an expired PIN is asked for again, and the change is made then', async () => {
  server.answers['PATCH /api/session/parental'] = () => refusal(403, 'pin_required');
  await open();
  await flip(own.toggles.pay);
  const request = takeRequestedModal(location.hash);
  expect(request?.modal).toMatchObject({ id: 'pincode', data: { action: 'settings' } });
  server.answers['PATCH /api/session/parental'] = storeSettings();
  request?.modal.settle?.(true);
  await advance(0);
  expect(bodies()).toHaveLength(2);
  expect(toggle(own.toggles.pay)).toBeChecked();
});

test('closing the PIN reverts the change without an error', async () => {
  server.answers['PATCH /api/session/parental'] = () => refusal(403, 'pin_required');
  await open();
  await flip(own.toggles.pay);
  takeRequestedModal(location.hash)?.modal.settle?.(null);
  await advance(0);
  expect(toggle(own.toggles.pay)).not.toBeChecked();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('spec 3 §2: the page needs the PIN and asks for it when it opens, also where settings need none', async () => {
  server.answers['GET /api/session/parental'] = () => parental('set', { isLocked: true });
  await open();
  expect(screen.queryByRole('switch')).toBeNull();
  const request = takeRequestedModal(location.hash);
  expect(request?.modal).toMatchObject({ id: 'pincode', data: { action: 'settings' } });
  server.answers['GET /api/session/parental'] = () => parental('set');
  request?.modal.settle?.(true);
  await advance(0);
  expect(screen.getAllByRole('switch')).toHaveLength(6);
});

test('spec 1 §6: a guest is asked to log in', async () => {
  server.answers['GET /api/session/parental'] = () => refusal(403, 'login_required');
  await open();
  expect(screen.getByRole('link', { name: words.signIn })).toHaveAttribute('href', '#auth');
});

test('without a PIN: an offer to set one, and what it will guard, none of which is a switch', async () => {
  server.answers['GET /api/session/parental'] = () => parental('notset');
  await open();
  expect(screen.getByRole('button', { name: own.setPin })).toBeInTheDocument();
  const guards = screen.getByRole('region', { name: own.guards });
  expect(within(guards).getAllByRole('listitem')).toHaveLength(6);
  expect(guards).toHaveTextContent(own.guardsText);
  expect(within(guards).queryAllByRole('switch')).toEqual([]);
});

test('spec 3 §6: a child profile has no settings', async () => {
  const profile = { id: 'p', name: 'Ким', role: 'child', icon: null } as const;
  setViewer({ state: 'user', name: null, phone: null, profile });
  await open();
  expect(screen.queryByRole('switch')).toBeNull();
  expect(screen.getByText(words.forChildrenTitle)).toBeInTheDocument();
});
