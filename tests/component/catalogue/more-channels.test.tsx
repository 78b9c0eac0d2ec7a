import { act, render, screen, waitFor } from '@testing-library/react';
import { MoreChannels } from '@/components/catalogue/channels/MoreChannels';
import { dictionaries } from '@/lib/shared/i18n/dictionaries';
import { listedChannel } from '../channel-card';
import { json } from '../server';

jest.mock('next/navigation', () => ({ useRouter: () => ({ prefetch: jest.fn(), push: jest.fn() }) }));

const STEP = 12;
const TOTAL = 200;

/** Who watches what, to say when something comes near. */
const watchers = new Map<Element, (isNear: boolean) => void>();
const places = () => [...watchers.keys()];
const bring = (element: Element | undefined, isNear: boolean) =>
  act(async () => {
    if (element) watchers.get(element)?.(isNear);
  });

beforeEach(() => {
  watchers.clear();
  globalThis.IntersectionObserver = class {
    readonly #listener: (entries: Array<{ isIntersecting: boolean }>) => void;
    constructor(listener: (entries: Array<{ isIntersecting: boolean }>) => void) {
      this.#listener = listener;
    }
    observe(element: Element) {
      watchers.set(element, (isIntersecting) => this.#listener([{ isIntersecting }]));
    }
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
});

/** Lists are kept for five minutes: each test has a category of its own. */
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

/** The places of the chunks, which come with their script. */
async function comeNear(): Promise<Element[]> {
  await bring(places()[0], true);
  await waitFor(() => expect(places().length).toBeGreaterThan(1));
  return places().slice(1);
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
  const [first, second] = await comeNear();
  await bring(first, true);
  expect(screen.getAllByRole('link')).toHaveLength(STEP);
  expect(screen.getByRole('link', { name: /Channel 13/ })).toHaveAttribute('href', '/channels/all/c13');
  await bring(second, true);
  expect(screen.getAllByRole('link')).toHaveLength(2 * STEP);
  await bring(first, false);
  expect(screen.queryByRole('link', { name: /Channel 13/ })).toBeNull();
  expect(screen.getByRole('link', { name: /Channel 25/ })).toBeInTheDocument();
  expect(requested).toHaveBeenCalledTimes(1);
});

test('a focused channel stays in the document', async () => {
  globalThis.fetch = answer(true) as unknown as typeof fetch;
  show('focus');
  const [first] = await comeNear();
  await bring(first, true);
  screen.getByRole('link', { name: /Channel 13/ }).focus();
  await bring(first, false);
  expect(screen.getByRole('link', { name: /Channel 13/ })).toHaveFocus();
});

test('a list that fails shows an error and loads on retry', async () => {
  globalThis.fetch = answer(false) as unknown as typeof fetch;
  show('failing');
  const [first] = await comeNear();
  await bring(first, true);
  expect(screen.getByRole('alert')).toHaveTextContent('It did not come');
  globalThis.fetch = answer(true) as unknown as typeof fetch;
  await act(async () => screen.getByRole('button', { name: 'Try again' }).click());
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getAllByRole('link')).toHaveLength(STEP);
});
