import { act, render, screen } from '@testing-library/react';
import { useWho } from '@/lib/session/use-who';
import { askWho, setWho } from '@/lib/session/who';

let answer: () => Promise<Response>;
const asked = jest.fn();

function Name() {
  return <p>{useWho()?.name ?? 'nobody'}</p>;
}

const user = { state: 'user', name: 'Айша', phone: null, profile: null };
const known = async () => ({ ok: true, json: async () => user }) as Response;

beforeEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: this is how a browser is known.
  document.cookie = 'taspa_known=user';
  asked.mockReset();
  globalThis.fetch = (async () => {
    asked();
    return answer();
  }) as typeof fetch;
  // Not known yet: a login does not tell the profile.
  setWho({ state: 'user', name: null, phone: null });
});

describe('spec 3 §2 Header: who is watching is asked again where the answer was lost', () => {
  test.each([
    ['a connection that was away', 'online', () => Promise.reject(new TypeError('no connection'))],
    ['an outage', 'focus', async () => ({ ok: false, status: 503 }) as Response],
    ['half an answer', 'focus', async () => ({ ok: true, json: () => Promise.reject(new Error()) }) as never],
  ] as const)('%s: on "%s"', async (_, sign, failing) => {
    answer = failing;
    render(<Name />);
    await act(askWho);
    expect(screen.getByText('nobody')).toBeInTheDocument();
    answer = known;
    await act(async () => void dispatchEvent(new Event(sign)));
    expect(await screen.findByText('Айша')).toBeInTheDocument();
    expect(asked).toHaveBeenCalledTimes(2);
    // Once it is known nobody asks again.
    for (const each of ['online', 'focus']) dispatchEvent(new Event(each));
    expect(asked).toHaveBeenCalledTimes(2);
  });
});
