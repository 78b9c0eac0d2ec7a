import { act, render, screen } from '@testing-library/react';
import { useViewer } from '@/lib/client/viewer/use-viewer';
import { loadViewer, setViewer, type Viewer } from '@/lib/client/viewer/viewer';
import { setKnownCookie } from '../../support/known-cookie';
import { json } from '../server';

/** Delivers a message of another tab to this one. */
let receive: (viewer: Viewer) => void = () => {};
globalThis.BroadcastChannel = class {
  set onmessage(listener: (event: { data: Viewer }) => void) {
    receive = (data) => listener({ data });
  }
  postMessage() {}
} as unknown as typeof BroadcastChannel;

let answer: () => Promise<Response>;
const requested = jest.fn();

function Name() {
  return <p>{useViewer()?.name ?? 'nobody'}</p>;
}

const user = { state: 'user', name: 'Айша', phone: null, profile: null };
const answerWithUser = async () => json(user);

beforeEach(() => {
  setKnownCookie('user');
  requested.mockReset();
  AbortSignal.timeout ??= () => new AbortController().signal;
  globalThis.fetch = (async () => {
    requested();
    return answer();
  }) as typeof fetch;
  // A login does not return the profile, so the viewer is incomplete.
  setViewer({ state: 'user', name: null, phone: null });
});

describe('spec 3 §2 Header: the viewer is requested again after a lost answer', () => {
  test.each([
    ['a lost connection', 'online', () => Promise.reject(new TypeError('no connection'))],
    ['an outage', 'focus', async () => json({}, 503)],
    ['an incomplete answer', 'focus', async () => json({ state: 'user' })],
  ] as const)('%s: on "%s"', async (_, eventName, failing) => {
    answer = failing;
    render(<Name />);
    await act(loadViewer);
    expect(screen.getByText('nobody')).toBeInTheDocument();
    answer = answerWithUser;
    await act(async () => void dispatchEvent(new Event(eventName)));
    expect(await screen.findByText('Айша')).toBeInTheDocument();
    expect(requested).toHaveBeenCalledTimes(2);
    // A complete viewer is not requested again.
    for (const each of ['online', 'focus']) dispatchEvent(new Event(each));
    expect(requested).toHaveBeenCalledTimes(2);
  });
});

test('a login of another tab while the viewer loads: the profile is read afterwards', async () => {
  let answerFirst = (_: Response) => {};
  answer = () => new Promise((resolve) => (answerFirst = resolve));
  render(<Name />);
  await act(async () => void loadViewer());
  act(() => receive({ state: 'user', name: null, phone: '+7 700 000 00 00' }));
  answer = answerWithUser;
  await act(async () => answerFirst(json({ state: 'guest', name: null, phone: null })));
  expect(await screen.findByText('Айша')).toBeInTheDocument();
  expect(requested).toHaveBeenCalledTimes(2);
});
