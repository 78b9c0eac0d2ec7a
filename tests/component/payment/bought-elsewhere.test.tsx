import { act, render, screen } from '@testing-library/react';
import useSWR from 'swr';
import { useUncachedQuery } from '@/lib/client/hooks/use-uncached-query';
import { useViewer } from '@/lib/client/viewer/use-viewer';
import type { PurchaseSubject } from '@/lib/rules/commerce/subject';
import { PlatformError } from '@/lib/shared/platform-error';

/** The channel between tabs, which jsdom does not have. */
const channels = new Map<string, (data: unknown) => void>();
class Channel {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
  set onmessage(listener: (event: { data: unknown }) => void) {
    channels.set(this.name, (data) => listener({ data }));
  }
  postMessage() {}
}
globalThis.BroadcastChannel = Channel as unknown as typeof BroadcastChannel;

// Nobody has bought anything in this tab.
jest.mock('@/lib/client/commerce/run-purchase', () => {
  throw new Error('the code of purchases was loaded');
});

const subject: PurchaseSubject = { kind: 'packet', key: '82' };
let isOwned = false;

function Page() {
  useViewer();
  const { data } = useSWR('own-packets', async () => (isOwned ? 'yours' : 'buy'));
  const { value, error } = useUncachedQuery('stream', async () => {
    if (isOwned) return 'plays';
    throw new PlatformError('refused', '', { status: 403, code: 'not_owned', sentence: null });
  });
  return <p>{`${data} · ${value ?? (error ? 'locked' : '')}`}</p>;
}

test('spec 3 §4: what one tab has bought is owned, and plays, in a tab in which nobody has bought anything', async () => {
  render(<Page />);
  expect(await screen.findByText('buy · locked')).toBeVisible();
  isOwned = true;
  await act(async () => channels.get('taspa-who')?.({ bought: subject }));
  expect(await screen.findByText('yours · plays')).toBeVisible();
});
