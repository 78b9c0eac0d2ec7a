import { pageTrail } from '@/lib/rules/analytics/trail';

function trailOf(...pages: string[]) {
  const trail = pageTrail();
  for (const page of pages) trail.come(page);
  return trail;
}

describe('spec 2 §7 back: contains the previous page, and is tracked only when going back', () => {
  test('back, forward, back', () => {
    const trail = trailOf('/', '/contents/one', '/persons/anna-1');
    expect(trail.leftBack('/contents/one')).toBe('/persons/anna-1');
    expect(trail.leftBack('/persons/anna-1')).toBeNull();
    expect(trail.leftBack('/')).toBe('/persons/anna-1');
    expect(trail.leftBack('/contents/one')).toBeNull();
  });

  test('a dialog that closes on the same page', () => {
    expect(trailOf('/', '/movies').leftBack('/movies')).toBeNull();
  });

  test('a page from before the first event, and forward again', () => {
    const trail = trailOf('/movies');
    expect(trail.leftBack('/')).toBe('/movies');
    expect(trail.leftBack('/movies')).toBeNull();
  });

  test('a later router update of the same page changes nothing, and opening a new page clears the forward pages', () => {
    const trail = trailOf('/', '/movies');
    trail.leftBack('/');
    trail.come('/');
    trail.come('/faq');
    expect(trail.leftBack('/')).toBe('/faq');
    expect(trail.leftBack('/movies')).toBe('/');
  });

  test('before the first page', () => expect(pageTrail().leftBack('/')).toBeNull());
});
