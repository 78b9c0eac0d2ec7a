import path from 'node:path';
import type { Snapshot } from '../../src/catalogue/model.ts';
import { originCatalogue } from '../../src/catalogue/origin.ts';
import { catalogueStore } from '../../src/catalogue/store.ts';
import { cutOf } from '../../src/origin/arrangement.ts';
import type { OriginCatalogue, VirtualTitle } from '../../src/origin/catalogue.ts';
import { picturesOf } from '../../src/origin/part.ts';
import { openPool, type Pool } from '../../src/origin/pool.ts';
import { titlePresentation } from '../../src/origin/presentation.ts';
import { type TestPlatform, testPlatform } from '../support/platform.ts';

let platform: TestPlatform;
let pool: Pool;
let snapshot: Snapshot;
let origin: OriginCatalogue;
beforeAll(async () => {
  platform = await testPlatform({ contents: 'full' });
  pool = await openPool(path.join(__dirname, '../../media/pool'));
  const store = catalogueStore(platform.db, platform.clock);
  snapshot = await store.current();
  origin = originCatalogue(store);
});
afterAll(async () => {
  await pool.close();
  await platform.close();
});

/** Clip and place in it of some segments of a title. */
async function shown(title: VirtualTitle, numbers: number[]): Promise<string[]> {
  const { part } = titlePresentation(title);
  const pictures = numbers.map((at) => picturesOf(origin, pool.clips, part(at), at));
  return (await Promise.all(pictures)).map(({ clip, index }) => `${clip.id} ${index}`);
}

const titleOf = async (id: string) => (await origin.title(id)) as VirtualTitle;
const trailers = () => [...snapshot.trailers.values()];
const numbers = ({ segments }: VirtualTitle) => Array.from({ length: segments }, (_, at) => at);

async function cutsOf(id: string): Promise<string[]> {
  const title = await titleOf(id);
  return shown(title, numbers(title));
}

test('media 0: no two trailers are alike, those of titles of one world neither, and none repeats a cut', async () => {
  const cuts = await Promise.all(trailers().map(({ id }) => cutsOf(id)));
  expect(cuts.length).toBeGreaterThan(50);
  expect(new Set(cuts.map(String)).size).toBe(cuts.length);
  for (const own of cuts) expect(new Set(own).size).toBe(own.length);
});

test('media 0: a trailer is cut from its own film, or from the first episode of its series', async () => {
  for (const { id, contentId } of trailers()) {
    const content = snapshot.contents.get(contentId);
    const source = content?.isSeries ? content.children[0]?.children[0] : content;
    const [title, trailer] = await Promise.all([titleOf(source?.id ?? ''), titleOf(id)]);
    const places = numbers(trailer).map((n) => cutOf(title.contentId, n, trailer.segments, title.segments));
    expect(await cutsOf(id)).toEqual(await shown(title, places));
  }
});
