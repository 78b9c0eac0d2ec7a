import { createHub } from '../../src/sandbox/cast/hub.ts';

const HEARTBEATS_MS = 60_000;

test('the inbox of a page that has gone takes neither messages nor heartbeats', () => {
  jest.useFakeTimers();
  const hub = createHub();
  const inbox = hub.open('tv', 'Kitchen');
  const failed = jest.fn();
  inbox?.on('error', failed);
  inbox?.end();
  hub.send('tv', { type: 'play' });
  jest.advanceTimersByTime(HEARTBEATS_MS);
  jest.useRealTimers();
  hub.close();
  return new Promise<void>((resolve) => setImmediate(resolve)).then(() =>
    expect(failed).not.toHaveBeenCalled(),
  );
});
