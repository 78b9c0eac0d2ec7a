import { act, render, screen } from '@testing-library/react';
import { useViewer } from '@/lib/client/viewer/use-viewer';
import { loadViewer, setViewer } from '@/lib/client/viewer/viewer';
import { setKnownCookie } from '../../support/known-cookie';
import { json } from '../server';

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
