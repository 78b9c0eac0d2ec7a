import { drawSvg, kinds } from '../../src/origin/images/draw.ts';
import { avatarSet } from '../../src/origin/images/kinds/avatar/avatar.ts';
import { imageKinds } from '../../src/origin/images/subject.ts';
import { titles } from './catalogue.ts';

const subject = { ...titles[0], seed: 'one', variant: 2 };

test.each(imageKinds)('%s: the same subject gives the same drawing', (kind) => {
  expect(drawSvg(kind, subject)).toBe(drawSvg(kind, { ...subject }));
});

test.each(imageKinds)('%s: letters are outlines, so no installed font is needed', (kind) => {
  const svg = drawSvg(kind, subject);
  expect(svg).not.toMatch(/<text|font-family|<style|@font-face|https?:\/\/(?!www\.w3\.org)/);
  expect(svg).not.toMatch(/NaN|undefined|Infinity/);
});

test('every number in a drawing is finite, for each world and mood', () => {
  for (const title of titles) {
    for (const kind of ['poster', 'still', 'background', 'promo', 'title', 'collection'] as const) {
      expect(drawSvg(kind, title)).not.toMatch(/NaN|undefined|Infinity/);
    }
  }
});

test('titles of one world differ from each other', () => {
  const same = { title: 'Маяк', world: 'sea', mood: 'drama' } as const;
  const drawings = new Set(
    Array.from({ length: 12 }, (_, i) => drawSvg('poster', { ...same, seed: `sea-${i}` })),
  );
  expect(drawings.size).toBe(12);
});

test('every episode has its own still', () => {
  const stills = new Set([1, 2, 3, 4, 5].map((variant) => drawSvg('still', { ...subject, variant })));
  expect(stills.size).toBe(5);
});

test('a person looks the same in every language', () => {
  const portrait = (title: string) => drawSvg('person', { seed: 'p', title, person: { presents: 'woman' } });
  expect(portrait('Асель')).toBe(portrait('Әсел'));
});

test('Big Buck Bunny has a frame of the film as its picture', () => {
  for (const kind of ['poster', 'still', 'background', 'promo'] as const) {
    expect(drawSvg(kind, { seed: 'bunny', title: 'Big Buck Bunny', photo: 'bunny' })).toContain(
      'data:image/jpeg',
    );
  }
});

test('an empty and a very long title can be drawn', () => {
  for (const title of ['', 'Я', 'Неприспособленность'.repeat(4), 'очень длинное название '.repeat(12)]) {
    expect(drawSvg('poster', { seed: 't', title })).not.toContain('NaN');
    expect(drawSvg('logo', { seed: 't', title })).not.toContain('NaN');
  }
});

test('pictures without a background are marked as transparent', () => {
  const see = imageKinds.filter((kind) => kinds[kind].transparent);
  expect(see).toEqual([
    ...['title', 'cover-bg', 'cover-light_bg', 'cover-dark_bg'],
    ...['category', 'benefit', 'age'],
  ]);
});

test('there are at least twelve avatars, all different, addressed by name and by number', () => {
  const names = avatarSet.flatMap((group) => [...group.names]);
  const drawn = new Set(names.map((mark) => drawSvg('avatar', { seed: 'a', mark })));
  expect(drawn.size).toBe(names.length);
  expect(names.length).toBeGreaterThanOrEqual(12);
  expect(drawSvg('avatar', { seed: 'a', mark: '1' })).toBe(drawSvg('avatar', { seed: 'a', mark: names[0] }));
});
