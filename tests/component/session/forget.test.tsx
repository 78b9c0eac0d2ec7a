import { act, render, screen } from '@testing-library/react';
import useSWR from 'swr';
import { useWho } from '@/lib/session/use-who';
import { setWho, type Who } from '@/lib/session/who';

/** The other tab of this browser: what it says is heard here. */
let hear: (who: Who) => void = () => {};
const told: Who[] = [];

class Channel {
  set onmessage(listener: (event: { data: Who }) => void) {
    hear = (data) => listener({ data });
  }
  postMessage(who: Who) {
    told.push(who);
  }
}
globalThis.BroadcastChannel = Channel as unknown as typeof BroadcastChannel;

const mum = { id: 'p1', name: 'Айгуль', role: 'adult' as const, icon: null };
const kid = { id: 'p2', name: 'Әлі', role: 'child' as const, icon: null };
const person: Who = { state: 'user', name: 'Айгуль', phone: '77010000001', profile: mum };
const nobody: Who = { state: 'none', name: null, phone: null };

let answer: () => Promise<string>;
let asked = 0;

function Account() {
  useWho();
  const { data } = useSWR('account', () => {
    asked += 1;
    return answer();
  });
  return <p>{data ?? 'nothing'}</p>;
}

const never = () => new Promise<string>(() => {});
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)));
const says = async (who: Who) => {
  act(() => hear(who));
  await settle();
};

test('quality S08: what another tab was shown of a person goes as soon as they leave, or hand over, anywhere', async () => {
  render(<Account />);
  answer = async () => 'of somebody';
  await says(person);
  expect(screen.getByText('of somebody')).toBeVisible();

  sessionStorage.setItem('taspa.interrupted', 'theirs');
  answer = never;
  let before = asked;
  await says({ ...person, name: 'Айгуль Сеитова' });
  expect(asked).toBe(before);
  expect(screen.getByText('of somebody')).toBeVisible();

  await says({ ...person, profile: kid });
  expect(screen.getByText('nothing')).toBeVisible();
  expect(asked).toBeGreaterThan(before);
  expect(sessionStorage).toHaveLength(1);

  before = asked;
  await says(nobody);
  expect(screen.getByText('nothing')).toBeVisible();
  expect(sessionStorage).toHaveLength(0);
});

test('who comes in here: the other tabs are told, and what a guest saw stays until the new is there', async () => {
  answer = async () => 'of a guest';
  render(<Account />);
  await settle();
  act(() => setWho({ ...nobody, state: 'guest' }));
  await settle();
  expect(screen.getByText('of a guest')).toBeVisible();
  const before = asked;
  answer = never;
  act(() => setWho(person));
  await settle();
  expect(told.at(-1)).toEqual(person);
  expect(asked).toBe(before + 1);
  expect(screen.getByText('of a guest')).toBeVisible();
});
