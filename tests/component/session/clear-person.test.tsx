import { act, render, screen, waitFor } from '@testing-library/react';
import useSWR from 'swr';
import { useViewer } from '@/lib/client/viewer/use-viewer';
import { setViewer, type Viewer } from '@/lib/client/viewer/viewer';
import { passTasks } from '../tasks';

/** Delivers a message of another tab to this one. */
let receive: (viewer: Viewer) => void = () => {};
const posted: Viewer[] = [];

class Channel {
  set onmessage(listener: (event: { data: Viewer }) => void) {
    receive = (data) => listener({ data });
  }
  postMessage(viewer: Viewer) {
    posted.push(viewer);
  }
}
globalThis.BroadcastChannel = Channel as unknown as typeof BroadcastChannel;

const mum = { id: 'p1', name: 'Айгуль', role: 'adult' as const, icon: null };
const kid = { id: 'p2', name: 'Әлі', role: 'child' as const, icon: null };
const person: Viewer = { state: 'user', name: 'Айгуль', phone: '77010000001', profile: mum };
const noViewer: Viewer = { state: 'none', name: null, phone: null };

let answer: () => Promise<string>;
let requested = 0;

function Account() {
  useViewer();
  const { data } = useSWR('account', () => {
    requested += 1;
    return answer();
  });
  return <p>{data ?? 'nothing'}</p>;
}

const never = () => new Promise<string>(() => {});
const receiveViewer = async (viewer: Viewer) => {
  act(() => receive(viewer));
  await passTasks();
};

test('quality S08: a logout or a profile switch in one tab clears the data of the person in the others', async () => {
  render(<Account />);
  answer = async () => 'of somebody';
  await receiveViewer(person);
  expect(await screen.findByText('of somebody')).toBeVisible();

  sessionStorage.setItem('taspa.interrupted', 'theirs');
  answer = never;
  let before = requested;
  await receiveViewer({ ...person, name: 'Айгуль Сеитова' });
  expect(requested).toBe(before);
  expect(screen.getByText('of somebody')).toBeVisible();

  await receiveViewer({ ...person, profile: kid });
  expect(await screen.findByText('nothing')).toBeVisible();
  await waitFor(() => expect(requested).toBeGreaterThan(before));
  expect(sessionStorage).toHaveLength(1);

  before = requested;
  await receiveViewer(noViewer);
  expect(screen.getByText('nothing')).toBeVisible();
  await waitFor(() => expect(sessionStorage).toHaveLength(0));
});

test('a login here is announced to other tabs, and the guest’s data stays until the new data is loaded', async () => {
  answer = async () => 'of a guest';
  render(<Account />);
  await passTasks();
  act(() => setViewer({ ...noViewer, state: 'guest' }));
  expect(await screen.findByText('of a guest')).toBeVisible();
  await passTasks();
  const before = requested;
  answer = never;
  act(() => setViewer(person));
  await waitFor(() => expect(requested).toBeGreaterThan(before));
  await passTasks();
  expect(posted.at(-1)).toEqual(person);
  expect(requested).toBe(before + 1);
  expect(screen.getByText('of a guest')).toBeVisible();
});
