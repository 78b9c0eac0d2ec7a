import { act, render, screen, waitFor } from '@testing-library/react';
import { MoreChannels } from '@/components/catalogue/channels/MoreChannels';
import { dictionaries } from '@/lib/shared/i18n/dictionaries';
import { listedChannel } from '../channel-card';
import { json } from '../server';

jest.mock('next/navigation', () => ({ useRouter: () => ({ prefetch: jest.fn(), push: jest.fn() }) }));

const STEP = 12;
const TOTAL = 200;

/** Callbacks by observed element, to report that an element comes near. */
const observers = new Map<Element, (isNear: boolean) => void>();
const observed = () => [...observers.keys()];
const setNear = (element: Element | undefined, isNear: boolean) =>
  act(async () => {
    if (element) observers.get(element)?.(isNear);
  });

beforeEach(() => {
  observers.clear();
  globalThis.IntersectionObserver = class {
    readonly #listener: (entries: Array<{ isIntersecting: boolean }>) => void;
    constructor(listener: (entries: Array<{ isIntersecting: boolean }>) => void) {
      this.#listener = listener;
    }
    observe(element: Element) {
      observers.set(element, (isIntersecting) => this.#listener([{ isIntersecting }]));
    }
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
});

/** Lists are cached for five minutes, so each test has its own category. */
const show = (category: string) =>
  render(
    <MoreChannels
      category={category}
      step={STEP}
      total={TOTAL}
      labels={dictionaries.en.channels}
      words={{ failed: 'It did not come', retry: 'Try again' }}
    />,
  );

/** The placeholders of the chunks, which appear with their script. */
async function loadChunks(): Promise<Element[]> {
  await setNear(observed()[0], true);
  await waitFor(() => expect(observed().length).toBeGreaterThan(1));
  return observed().slice(1);
}

const answer = (ok: boolean) =>
  jest.fn(async () =>
    json({ channels: Array.from({ length: TOTAL }, (_, index) => listedChannel(index + 1)) }, ok ? 200 : 503),
  );

test('spec 2 §9 list virtualization: channels are in the document while they are near, and requested once', async () => {
  const requested = answer(true);
  globalThis.fetch = requested as unknown as typeof fetch;
  show('all');
  expect(requested).not.toHaveBeenCalled();
  const [first, second] = await loadChunks();
  await setNear(first, true);
  expect(screen.getAllByRole('link')).toHaveLength(STEP);
  expect(screen.getByRole('link', { name: /Channel 13/ })).toHaveAttribute('href', '/channels/all/c13');
  await setNear(second, true);
  expect(screen.getAllByRole('link')).toHaveLength(2 * STEP);
  await setNear(first, false);
  expect(screen.queryByRole('link', { name: /Channel 13/ })).toBeNull();
  expect(screen.getByRole('link', { name: /Channel 25/ })).toBeInTheDocument();
  expect(requested).toHaveBeenCalledTimes(1);
});

test('a chunk that scrolls away is kept while one of its channels has the focus', async () => {
  globalThis.fetch = answer(true) as unknown as typeof fetch;
  show('focus');
  const [first] = await loadChunks();
  await setNear(first, true);
  screen.getByRole('link', { name: /Channel 13/ }).focus();
  await setNear(first, false);
  expect(screen.getByRole('link', { name: /Channel 13/ })).toHaveFocus();
});

test('a list that fails shows an error and loads on retry', async () => {
  globalThis.fetch = answer(false) as unknown as typeof fetch;
  show('failing');
  const [first] = await loadChunks();
  await setNear(first, true);
  expect(screen.getByRole('alert')).toHaveTextContent('It did not come');
  globalThis.fetch = answer(true) as unknown as typeof fetch;
  await act(async () => screen.getByRole('button', { name: 'Try again' }).click());
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getAllByRole('link')).toHaveLength(STEP);
});
