import { PRERENDER_PAGE_SIZE, ROW_PRELOAD_PX, ROWS_AT_ONCE } from '@/lib/rules/catalogue/constants';
import { rowLook, rowTemplate } from '@/lib/rules/catalogue/row-layout';

describe('spec 2 §9 Catalogue type mapping', () => {
  test.each([
    ['promo-bg', 'promotions'],
    ['promo-wide', 'promotions'],
    ['button', 'promotions'],
    ['branded_button', 'promotions'],
    ['collection-v', 'promotions'],
    ['packet_promo', 'promotions'],
    ['packet_promo_base', 'promotions'],
    ['donate_packs', 'promotions'],
    ['channel', 'channels'],
    ['channels', 'channels'],
    ['content-v', 'contents'],
    ['content-h', 'contents'],
    ['content-top', 'contents'],
    ['because', 'contents'],
    ['history-h', 'histories'],
    ['history', 'histories'],
    ['person', 'persons'],
  ])('%s is drawn from %s', (template, list) => expect(rowLook(template).list).toBe(list));

  test.each([
    ['content-v', 21],
    ['content-h', 18],
    ['channel', 24],
    ['person', 24],
    ['history-h', 24],
    ['something_new', 24],
  ])('spec 2 §9 Rows page sizes: %s asks for %d', (template, size) =>
    expect(rowLook(template).pageSize).toBe(size),
  );

  test('spec 2 §9: 100 for prerender, near 300 px; spec 2 §4: 4 rows at once', () =>
    expect([PRERENDER_PAGE_SIZE, ROW_PRELOAD_PX, ROWS_AT_ONCE]).toEqual([100, 300, 4]));
});

describe('an unknown template is drawn by its content', () => {
  const none = { contents: [], channels: [], promotions: [], histories: [], persons: [] };

  test.each([
    [{ contents: [1] }, 'content-h'],
    [{ channels: [1] }, 'channel'],
    [{ promotions: [1] }, 'collection-v'],
    [{ histories: [1] }, 'history-h'],
    [{ persons: [1] }, 'person'],
    [{}, 'content-h'],
  ])('with %j it is drawn as %s', (lists, expected) =>
    expect(rowTemplate('hologram', { ...none, ...lists })).toBe(expected),
  );

  test.each(['constructor', '__proto__', 'toString'])('%s is not a template', (name) => {
    expect(rowTemplate(name, none)).toBe('content-h');
    expect(rowLook(name).list).toBe('contents');
  });
});
