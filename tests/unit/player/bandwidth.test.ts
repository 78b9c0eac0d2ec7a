import { expectedBandwidth } from '@/player/core/bandwidth';
import { hlsConfig } from '@/player/engines/hls/config';
import { shakaConfig } from '@/player/engines/shaka/config';

const DAY_MS = 86_400_000;
const NOW = 100 * DAY_MS;
const measured = { bps: 2_000_000, at: NOW - 1000 };

describe('the bandwidth that is expected before anything was loaded', () => {
  test.each([
    ['nothing is known', null, undefined, null],
    ['the last playback measured it', measured, undefined, 2_000_000],
    ['that was yesterday', { ...measured, at: NOW - DAY_MS }, undefined, null],
    ['the browser knows a slow connection', null, { downlink: 0.4 }, 400_000],
    ['the connection is slower than the last one', measured, { downlink: 0.4 }, 400_000],
    ['the last playback was slower than the connection', measured, { downlink: 8 }, 2_000_000],
    ['the highest value of the browser means nothing', null, { downlink: 10 }, null],
    ['the viewer saves data', measured, { downlink: 10, saveData: true }, 300_000],
  ])('%s: %#', (_, last, connection, bps) => {
    expect(expectedBandwidth(last, connection, NOW)).toBe(bps);
  });

  test('both engines begin to choose from it; the second fragment of hls.js follows it at once', () => {
    const source = { url: '', live: false, expectedBps: 2_000_000 };
    expect(hlsConfig(source).abrEwmaDefaultEstimate).toBe(2_000_000);
    expect(hlsConfig({ ...source, expectedBps: null })).not.toHaveProperty('abrEwmaDefaultEstimate');
    expect(shakaConfig({ expectedBps: 200_000 }).abr.defaultBandwidthEstimate).toBe(200_000);
    expect(shakaConfig({ expectedBps: 2_000_000 }).abr.defaultBandwidthEstimate).toBe(500_000);
  });
});
