import { withoutHidden } from '@/lib/platform/http/hidden';

const HIDDEN = ['7', '8'];
const film = { id: '1', title: 'shown' };

describe('spec 2 §2 blocklist: an answer without the titles that a brand does not show', () => {
  test.each([
    ['a title in a list', [film, { id: '7' }], [film]],
    ['an id that is a number', [film, { id: 8 }], [film]],
    ['a title of a row', { id: 'row', contents: [{ id: '7' }, film] }, { id: 'row', contents: [film] }],
    [
      'a broadcast of a hidden episode',
      { catchups: [{ content: film, content_episode: { id: '7' } }] },
      { catchups: [] },
    ],
    ['a slide that links to one', [{ id: 'slide', destination: { type: 'content', id: '7' } }], []],
    ['a favourite', [{ id: 'f', object_id: '8' }], []],
    [
      'the next title to play',
      { data: { id: '1', next_to_play: { id: '7' } } },
      { data: { id: '1', next_to_play: null } },
    ],
    ['everything else', { id: '1', name: null, list: [1, 'x'] }, { id: '1', name: null, list: [1, 'x'] }],
  ])('%s', (_, answer, expected) => {
    expect(withoutHidden<unknown>(answer, HIDDEN)).toEqual(expected);
    expect(withoutHidden<unknown>(answer)).toBe(answer);
  });

  test('an answer that is a hidden title is a 404', () => {
    expect(() => withoutHidden({ id: '7' }, HIDDEN)).toThrow(expect.objectContaining({ status: 404 }));
  });
});
