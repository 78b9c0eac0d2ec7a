import { render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { Devices } from '@/components/account/Devices';
import { askConfirm } from '@/lib/client/modals/message';
import type { AccountDevice } from '@/lib/rules/account/account';
import { dictionaries } from '@/lib/shared/i18n/dictionaries';
import { fill } from '@/lib/shared/i18n/fill';
import { user } from '@/tests/support/user';
import { setKnownCookie } from '../../support/known-cookie';
import { axeProblems } from '../axe';
import { answerWith, json, refusal, server } from '../server';

jest.mock('@/lib/client/modals/message', () => ({ askConfirm: jest.fn() }));

const words = dictionaries.en.account;
const own = words.devices;

const device = (id: string, about: string, isCurrent = false): AccountDevice => ({
  ...{ id, about, isCurrent, kind: 'pc', loginAt: null },
});
const HERE = device('1', 'Here', true);
const OTHERS = [device('2', 'Kitchen'), device('3', 'Bedroom'), device('4', 'Garage')];
const [KITCHEN, BEDROOM, GARAGE] = OTHERS.map(({ about }) => `${own.types.pc} · ${about}`);

function Page({ first }: { first: AccountDevice[] }) {
  const [devices, setDevices] = useState<readonly AccountDevice[]>(first);
  return <Devices words={words} devices={devices} onChange={setDevices} />;
}

const button = () => screen.queryByRole('button', { name: own.removeOthers });
const listed = () =>
  screen.getAllByRole('listitem').map((line) => line.textContent?.match(/Here|Kitchen|Bedroom|Garage/)?.[0]);
const removed = () => server.requested.map(({ method, path }) => `${method} ${path}`);
const press = () => user.click(screen.getByRole('button', { name: own.removeOthers }));

beforeEach(() => {
  jest.clearAllMocks();
  document.documentElement.lang = 'en';
  setKnownCookie('user');
  answerWith(
    Object.fromEntries(
      ['1', '2', '3', '4'].map((id) => [`DELETE /api/session/devices/${id}`, () => json(null)]),
    ),
  );
  jest.mocked(askConfirm).mockResolvedValue(true);
});

describe('ours: all other devices are removed at once', () => {
  test('where there are others, after a confirmation; the current one stays', async () => {
    const { container } = render(<Page first={[OTHERS[0] as AccountDevice, HERE, ...OTHERS.slice(1)]} />);
    expect(await axeProblems(container)).toEqual([]);
    await press();
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(own.othersRemoved));
    expect(askConfirm).toHaveBeenCalledWith({
      title: own.othersTitle,
      text: fill(own.othersText, { count: 3 }),
      action: own.removeOthers,
    });
    expect(removed()).toEqual(['2', '3', '4'].map((id) => `DELETE /api/session/devices/${id}`));
    expect(listed()).toEqual(['Here']);
    // What was pressed is no longer there.
    expect(button()).toBeNull();
    expect(screen.getByRole('heading', { name: own.where })).toHaveFocus();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('a failure in the middle keeps what was not removed, says which, and removes the others', async () => {
    server.answers['DELETE /api/session/devices/3'] = () => refusal(503, 'unavailable', 'Try later.');
    render(<Page first={[HERE, ...OTHERS]} />);
    await press();
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(
      fill(own.othersFailed, { names: BEDROOM as string, reason: 'Try later.' }),
    );
    expect(listed()).toEqual(['Here', 'Bedroom']);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    // It can be tried again from where it was pressed.
    expect(button()).toHaveFocus();
    expect(button()).not.toHaveAttribute('aria-disabled', 'true');
    server.answers['DELETE /api/session/devices/3'] = () => json(null);
    await press();
    await waitFor(() => expect(listed()).toEqual(['Here']));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('a device that has logged out in the meantime leaves the list like the others', async () => {
    server.answers['DELETE /api/session/devices/3'] = () => refusal(404, 'not_found', 'Not found.');
    render(<Page first={[HERE, ...OTHERS]} />);
    await press();
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(own.othersRemoved));
    expect(listed()).toEqual(['Here']);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('without an answer at all nothing is removed, and all are named', async () => {
    for (const id of ['2', '3', '4']) {
      server.answers[`DELETE /api/session/devices/${id}`] = () => refusal(503, 'unavailable', 'Try later.');
    }
    render(<Page first={[HERE, ...OTHERS]} />);
    await press();
    expect(await screen.findByRole('alert')).toHaveTextContent(`${KITCHEN}, ${BEDROOM}, and ${GARAGE}`);
    expect(listed()).toEqual(['Here', 'Kitchen', 'Bedroom', 'Garage']);
  });

  test('without a confirmation no device is removed', async () => {
    jest.mocked(askConfirm).mockResolvedValue(false);
    render(<Page first={[HERE, ...OTHERS]} />);
    await press();
    await waitFor(() => expect(askConfirm).toHaveBeenCalledTimes(1));
    expect(removed()).toEqual([]);
    expect(listed()).toHaveLength(4);
  });

  test('is not offered where there is no other', () => {
    render(<Page first={[HERE]} />);
    expect(button()).toBeNull();
  });
});
