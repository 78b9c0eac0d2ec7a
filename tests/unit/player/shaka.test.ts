import type { EngineEvents } from '@/player/engines/engine';
import { createShakaEngine } from '@/player/engines/shaka/shaka';

const mockPlayer = {
  configure: jest.fn(),
  addEventListener: jest.fn(),
  attach: jest.fn(async () => {}),
  load: jest.fn<Promise<void>, [string, unknown]>(),
  retryStreaming: jest.fn(),
  getVideoTracks: () => [],
  getAudioTracks: () => [],
  getTextTracks: () => [],
};
jest.mock('shaka-player/dist/shaka-player.dash-es2021', () => ({
  __esModule: true,
  default: { Player: jest.fn(() => mockPlayer), polyfill: { Map: { install() {} } } },
}));

test('spec 2 §4: a manifest that could not be loaded is loaded again, and from then on only its segments', async () => {
  const settle = () => new Promise((resolve) => setTimeout(resolve));
  const events = { tracks: jest.fn(), height: jest.fn(), fault: jest.fn() };
  mockPlayer.load
    .mockRejectedValueOnce({ severity: 2, category: 1, code: 1001, data: ['https://origin/film.mpd', 503] })
    .mockResolvedValueOnce();
  const engine = createShakaEngine({} as HTMLVideoElement, events as unknown as EngineEvents);
  engine.load({ url: 'https://origin/film.mpd', live: false, startAt: 90 });
  await settle();
  expect(events.fault.mock.calls).toMatchObject([[{ kind: 'network', fatal: true, status: 503 }]]);

  engine.restart();
  await settle();
  const load = ['https://origin/film.mpd', 90];
  expect([mockPlayer.load.mock.calls, events.tracks.mock.calls.length]).toEqual([[load, load], 1]);
  expect(mockPlayer.retryStreaming).not.toHaveBeenCalled();

  engine.restart();
  engine.recover();
  expect(mockPlayer.load).toHaveBeenCalledTimes(2);
  expect(mockPlayer.retryStreaming).toHaveBeenCalledTimes(2);
});
