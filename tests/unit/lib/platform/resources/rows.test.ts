import * as v from 'valibot';
import { rowCall, toRowPage } from '@/lib/platform/resources/rows';
import type { Audience } from '@/lib/shared/sites/audience';

const { schema } = rowCall('x', { offset: 0, limit: 3 });
const content = (id: number, more: object = {}) => ({ id, title: `Film ${id}`, age: 6, ...more });

function page(wire: object, query: object = {}, audience: Audience = 'everyone') {
  const row = v.parse(schema, { id: 1, title: 'Row', template: 'content-v', ...wire });
  const episode = (season: number, series: number) => `${season}.${series}`;
  return toRowPage(row, { offset: 0, limit: 3, ...query }, { audience, episode });
}

const ids = (items: ReadonlyArray<{ id: string | number }>) => items.map(({ id }) => id);

test('spec 2 §5 Row content is deduplicated by id, whether the id is a number or a text', () =>
  expect(ids(page({ contents: [content(1), { ...content(1), id: '1' }, content(2)] }).contents)).toEqual([
    '1',
    '2',
  ]));

test('spec 2 §5: 4K channels are filtered from row lists', () => {
  const channels = [
    { id: 1, name: 'One' },
    { id: 2, name: 'Two', is_4k: true },
  ];
  expect(ids(page({ template: 'channel', channels }).channels)).toEqual([1]);
});

test.each([
  [3, 0, 3],
  [2, 0, null],
  [3, 6, 9],
  [0, 0, null],
])('spec 2 §4: after a page of %d of 3 at %d the next one starts at %s', (count, offset, next) => {
  const contents = Array.from({ length: count }, (_, index) => content(index));
  expect(page({ contents }, { offset }).nextOffset).toBe(next);
});

test.each([
  [0, 9, 12],
  [6, 0, 9],
  [0, null, null],
])('a page of 3 at %d with %s after it belongs to a row of %s', (offset, more, total) => {
  const contents = [content(1), content(2), content(3)];
  expect(page({ contents, more_count: more }, { offset }).total).toBe(total);
});

test('a row with a title that a child may not see has no total', () => {
  const contents = [content(1), content(2, { age: 16 })];
  expect(page({ contents, more_count: 4 }, {}, 'child').total).toBeNull();
});

test('a page with fewer items because of a rule is not the last page', () => {
  const channels = [1, 2, 3].map((id) => ({ id, name: 'x', is_4k: id === 2 }));
  expect(page({ template: 'channel', channels }).nextOffset).toBe(3);
});

test('spec 2 §2 Blocklist: a page with fewer items, of which the brand hides some, is not the last one while more follow', () => {
  const contents = [content(1), content(3)];
  expect(page({ contents, more_count: 4 }).nextOffset).toBe(3);
  expect(page({ contents, more_count: 0 }).nextOffset).toBeNull();
});

test('spec 2 §2: content links may contain library_id; an episode links to the player', () => {
  const contents = [content(1, { slug: 'a-1' }), content(2, { slug: 'b-2', content_type: 'episode' })];
  expect(page({ contents }, { libraryId: 5 }).contents.map(({ href }) => href)).toEqual([
    '/contents/a-1?library_id=5',
    '/watch/b-2',
  ]);
});

test.each([
  [{}, 'fantasy'],
  [{ main_genre: '4,1' }, 'drama'],
  [{ main_genre: '1', genre: '9' }, 'teen drama'],
  [{ main_genre: '4' }, 'fantasy'],
])(
  'spec 2 §7: in a row that is narrowed by %j a card names the chosen genre, else its first one: %s',
  (filters, genre) => {
    const genres = [
      { id: 7, name: 'fantasy' },
      { id: '1', name: 'drama' },
      { id: 9, name: 'teen drama' },
    ];
    expect(page({ contents: [content(1, { genres })] }, { filters }).contents[0]?.genre).toBe(genre);
  },
);

test('spec 2 §2: a history item links to the place where watching continues', () => {
  const histories = [
    {
      id: 1,
      content: { id: 7, slug: 's-7', title: 'Series' },
      content_episode: { id: 8, season: 2, series: 3 },
    },
    { id: 2, content: { id: 9, slug: 'f-9', title: 'Film' }, watch_percentage: 40 },
  ];
  const read = page({ template: 'history', histories }).histories;
  expect(read.map(({ href, subtitle }) => [href, subtitle])).toEqual([
    ['/watch/8', '2.3'],
    ['/watch/f-9', null],
  ]);
});

test('spec 2 §3 html_description: active content is removed, and the text is the description', () => {
  const { about, description } = page({
    html_description: '<p>First.</p><script>alert(1)</script><p>See <a href="javascript:x()">this</a>.</p>',
  });
  expect(JSON.stringify(about)).not.toMatch(/script|alert/);
  expect(description).toBe('First. See this.');
});

const promotion = (id: number, type: string) => ({ id, destination: { type, id: '82' } });

test('spec 1 §6: a child gets no offers', () => {
  const promotions = ['packet', 'enter_promo_key', 'content'].map((type, id) => promotion(id, type));
  expect(ids(page({ promotions }).promotions)).toEqual(['0', '1', '2']);
  expect(ids(page({ promotions }, {}, 'child').promotions)).toEqual(['2']);
});

test('spec 2 §3 Row item: graphic title, icons, trailer and time are read', () => {
  const image = (name: string) => ({
    tv_x1: `https://x/${name}1`,
    tv_x3: `https://x/${name}3`,
    tv_width_pt: 800,
    tv_height_pt: 320,
  });
  const wire = {
    ...promotion(1, 'content'),
    graphic_title: image('t'),
    focused_btn_icon: image('f'),
    unfocused_btn_icon: image('u'),
    duration: 5,
    trailer_id: 44,
  };
  expect(page({ promotions: [wire] }).promotions[0]).toMatchObject({
    graphicTitle: { src: 'https://x/t3', width: 800, height: 320 },
    icon: { src: 'https://x/u3', focused: 'https://x/f3' },
    durationSeconds: 5,
    trailerId: '44',
  });
});
