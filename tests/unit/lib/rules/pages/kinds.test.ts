import { missingKind, missingPath, withoutMissing } from '@/lib/rules/pages/missing-kinds';

test.each([
  ['/contents/none', 'content'],
  ['/contents/none/7', 'content'],
  ['/contents', 'page'],
  ['/contents/a/b/c', 'page'],
  ['/watch/none', 'content'],
  ['/trailers/9', 'content'],
  ['/content_embed/none', 'content'],
  ['/content_embed', 'page'],
  ['/trailers', 'page'],
  ['/channels/none', 'category'],
  ['/channels/all/none', 'channel'],
  ['/channel_embed/none', 'channel'],
  ['/channel_embed', 'page'],
  ['/packets/9', 'subscription'],
  ['/persons/nobody', 'page'],
  ['/none', 'page'],
  ['/a/b/c/d', 'page'],
])('spec 2 §8: a missing %s is reported as %s', (path, kind) => {
  expect(missingKind(`/taspa~webview/uz${path}`)).toBe(kind);
});

test('the fallback page has the same site variant and language', () => {
  expect(missingPath('/taspa~browser~child/uz/contents/none', 'content')).toBe(
    '/taspa~browser~child/uz/missing/content',
  );
});

test.each(['/missing/content', '/%6dissing/content', '/missing'])('%s is not a public address', (path) => {
  expect(withoutMissing(path)).toBe('/missing');
});

test('other addresses are not changed', () =>
  expect(withoutMissing('/movies/missing')).toBe('/movies/missing'));
