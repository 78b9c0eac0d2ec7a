import { screen, within } from '@testing-library/react';
import { user } from '@/tests/support/user';
import { advance, engine, nextEngine, open, playWithFakes, report, settle } from './support';

jest.mock('@/player/engines/load', () => ({
  loadEngine: async () => jest.requireActual<typeof import('./support')>('./support').createFakeEngine,
}));

playWithFakes();

const NOW = 1_800_000_000;

async function openStats() {
  await user.click(screen.getByRole('button', { name: 'Настройки' }));
  // The menu is a script of its own.
  await user.click(await screen.findByRole('button', { name: 'Статистика для знатоков' }));
  await settle();
}
function lines() {
  const panel = screen.getByRole('region', { name: 'Статистика для знатоков' });
  const text = (role: 'term' | 'definition') =>
    within(panel)
      .getAllByRole(role)
      .map((part) => part.textContent?.replace(/\s/g, ' '));
  const values = text('definition');
  return Object.fromEntries(text('term').map((name, at) => [name, values[at]]));
}

test('stats for nerds show what engine and element measure, every second while they are shown', async () => {
  Object.assign(nextEngine, { zero: NOW, live: true });
  await open({ source: { kind: 'live', hls: 'https://origin/live.m3u8' } }, { currentTime: 4 });
  const { media } = engine();
  Object.assign(media, {
    getVideoPlaybackQuality: () => ({ totalVideoFrames: 1200, droppedVideoFrames: 3 }),
  });
  Object.defineProperties(media, { videoWidth: { value: 1280 }, videoHeight: { value: 720 } });
  jest.setSystemTime((NOW + 12) * 1000);
  await openStats();
  expect(lines()).toMatchObject({
    Движок: 'hls.js',
    Картинка: expect.stringContaining('1280×720 · 2,4 Мбит'),
    Кодеки: 'avc1.4d401f, mp4a.40.2',
    Сеть: expect.stringContaining('5 Мбит'),
    'Потеряно кадров': '3 / 1 200',
    Остановки: '0',
  });
  expect(lines()['Отставание от эфира']).toMatch(/^8/);

  report(media, { readyState: 2 }, 'waiting');
  await advance(2000);
  report(media, { readyState: 4 }, 'playing');
  await advance(1000);
  expect(lines().Остановки).toBe('1 · 2 с');
});

test('a film has no latency; the panel closes by its button and measures nothing then', async () => {
  await open();
  const measures = jest.spyOn(engine(), 'measures');
  await advance(3000);
  expect(measures).not.toHaveBeenCalled();
  await openStats();
  expect(lines()).not.toHaveProperty('Отставание от эфира');
  const panel = screen.getByRole('region', { name: 'Статистика для знатоков' });
  await user.click(within(panel).getByRole('button', { name: 'Закрыть' }));
  expect(panel).not.toBeInTheDocument();
});
