import { act, fireEvent, render, screen } from '@testing-library/react';
import { KeepLibrary } from '@/components/catalogue/content/KeepLibrary';

const links = {
  film: '/watch/korga-1',
  part: '/contents/korga-1/7',
  other: '/contents/another-2',
  channel: '/channels/all/qazaq?ts=5',
  outside: 'https://elsewhere.example/watch/korga-1',
};

async function show(address: string) {
  history.replaceState(null, '', address);
  render(
    <>
      <KeepLibrary />
      {Object.entries(links).map(([name, href]) => (
        <a key={name} href={href}>
          {name}
        </a>
      ))}
    </>,
  );
  // Its code loads on demand.
  await act(() => import('@/lib/client/browser/keep-library'));
}

const hrefAfterPress = (name: string) => {
  const link = screen.getByRole('link', { name });
  fireEvent.pointerDown(link);
  return link.getAttribute('href')?.replace(location.origin, '');
};

describe('spec 2 §2 library_id: passes from a title to its player and parts, and back', () => {
  test('on the page of a title it is added to links to the player and to its parts', async () => {
    await show('/contents/korga-1?library_id=5');
    expect(hrefAfterPress('film')).toBe('/watch/korga-1?library_id=5');
    expect(hrefAfterPress('part')).toBe('/contents/korga-1/7?library_id=5');
    for (const name of ['other', 'channel', 'outside'] as const)
      expect(hrefAfterPress(name)).toBe(links[name]);
  });

  test('in the player it is added to the link to the title', async () => {
    await show('/watch/korga-1?library_id=5');
    expect(hrefAfterPress('part')).toBe('/contents/korga-1/7?library_id=5');
  });

  test.each(['/contents/korga-1', '/contents/korga-1?library_id=x'])(
    'on %s it is not added',
    async (address) => {
      await show(address);
      expect(hrefAfterPress('film')).toBe(links.film);
    },
  );
});
