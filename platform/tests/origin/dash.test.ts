import { manifest } from '../../src/origin/dash.ts';
import { openPool, type Pool } from '../../src/origin/pool.ts';
import { archivePresentation, livePresentation, titlePresentation } from '../../src/origin/presentation.ts';
import { entryAt, segmentAt, segmentStartMs } from '../../src/origin/timeline.ts';
import { CHANNEL, catalogue, FILM, NOW, POOL_DIR } from './support.ts';

let pool: Pool;
beforeAll(async () => {
  pool = await openPool(POOL_DIR);
});
afterAll(() => pool.close());

const ON_AIR = entryAt(CHANNEL.slots, segmentAt(NOW) - 1);

function archive(nowMs: number): string {
  const show = archivePresentation(CHANNEL, ON_AIR.timestamp, nowMs);
  if (!show) throw new Error('nothing there');
  return manifest(show, pool.renditions, nowMs);
}

test('media 2: live DASH numbers the segments like HLS, from the epoch', () => {
  const text = manifest(livePresentation(CHANNEL, NOW), pool.renditions, NOW);
  expect(text).toContain('type="dynamic" availabilityStartTime="1970-01-01T00:00:00.000Z"');
  expect(text).toContain('timeShiftBufferDepth="PT30.72S"');
  expect(text).toContain('timescale="25" duration="96" startNumber="0"');
  expect(text).not.toMatch(/presentationTimeOffset|mediaPresentationDuration|<Period[^>]*duration/);
  expect(text).toContain('urn:mpeg:dash:utc:direct:2014" value="2026-01-10T12:20:00.000Z"');
});

test('has every rendition, both audio languages and both subtitle languages', () => {
  const text = manifest(livePresentation(CHANNEL, NOW), pool.renditions, NOW);
  const ids = [...text.matchAll(/Representation id="(\w+)"/g)].map(([, id]) => id);
  expect(ids).toEqual(['v240', 'v360', 'v720', 'v1080', 'a_ru', 'a_en', 's_ru', 's_en']);
  expect(text).toContain('media="sub/en/$Number$.dash.vtt"');
});

test('start-over begins at its own number and gives its expected length', () => {
  const text = archive(NOW);
  expect(text).toContain(`availabilityStartTime="${new Date(segmentStartMs(ON_AIR.start)).toISOString()}"`);
  expect(text).toContain(`startNumber="${ON_AIR.start}" presentationTimeOffset="${ON_AIR.start * 96}"`);
  const length = `PT${((ON_AIR.end - ON_AIR.start) * 3.84).toFixed(2)}S`;
  expect(text).toContain(`mediaPresentationDuration="${length}"`);
  expect(text).toContain(`<Period id="p0" start="PT0S" duration="${length}">`);
});

test('players reload when the programme is complete, and then get a finished manifest', () => {
  const done = segmentStartMs(ON_AIR.end);
  expect(archive(done - 300_000)).toContain('minimumUpdatePeriod="PT30S"');
  expect(archive(done - 12_000)).toContain('minimumUpdatePeriod="PT12S"');
  expect(archive(done - 100)).toContain('minimumUpdatePeriod="PT2S"');
  expect(archive(done)).toContain('type="static"');
  expect(archive(done)).not.toMatch(/minimumUpdatePeriod|UTCTiming/);
});

test('a film is static and two hours long', async () => {
  const film = await catalogue.title(FILM);
  if (!film) throw new Error('no film');
  const text = manifest(titlePresentation(film), pool.renditions, NOW);
  expect(text).toContain('type="static" mediaPresentationDuration="PT7200.00S"');
  expect(text).toContain('startNumber="0" initialization=');
});
