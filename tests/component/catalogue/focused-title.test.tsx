import { act, render, screen } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { TitlePreviews } from '@/components/catalogue/preview/TitlePreviews';
import { TELEVISION_CLASS } from '@/lib/shared/sites/television';
import { json } from '../server';

const brief = (id: string) => ({
  id,
  title: `The whole name of ${id}`,
  short: `What ${id} is about.`,
  still: null,
  color: null,
  year: '2025',
  age: 16,
  rating: '7.7',
  genres: ['drama', 'comedy', 'war'],
  durationSeconds: null,
  isFree: false,
  watchHref: null,
  firstEpisode: null,
  favourite: 'content',
});

let paths: string[];

beforeEach(() => {
  document.documentElement.classList.add(TELEVISION_CLASS);
  globalThis.matchMedia = (() => ({ matches: false, addEventListener() {} })) as unknown as typeof matchMedia;
  paths = [];
  globalThis.fetch = (async (path: string | URL) => {
    paths.push(String(path));
    const id = /titles\/(\w+)/.exec(String(path))?.[1] ?? '';
    return id === 'lost' ? json({ error: 'x' }, 500) : json(brief(id));
  }) as unknown as typeof fetch;
});
afterEach(() => document.documentElement.classList.remove(TELEVISION_CLASS));

const tile = (id: string) => (
  <a href={`/contents/${id}`} data-item={id}>
    <span />
    <span>
      <span>{`The whole…${id}`}</span>
    </span>
  </a>
);

async function show() {
  render(
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
      <section data-row="1" aria-label="row">
        {tile('one')}
        {tile('two')}
        {tile('lost')}
      </section>
      {tile('alone')}
      <TitlePreviews />
    </SWRConfig>,
  );
  focusOn('one');
  await screen.findByText('What one is about.');
}

const focusOn = (id: string) => act(() => screen.getByRole('link', { name: `The whole…${id}` }).focus());

describe('docs/TELEVISION: a row says what the title is that has the focus', () => {
  test('its whole name, facts and what it is about, in the row', async () => {
    await show();
    const row = screen.getByRole('region', { name: 'row' });
    expect(row).toHaveTextContent('The whole name of one7.72025 · 16+ · drama, comedyWhat one is about.');
  });

  test('the next title follows, and is requested once the focus stays', async () => {
    await show();
    focusOn('two');
    expect(screen.queryByText('What one is about.')).toBeNull();
    expect(paths).toHaveLength(1);
    expect(await screen.findByText('What two is about.')).toBeVisible();
    expect(paths).toHaveLength(2);
  });

  test('without an answer the captions stay, and outside of rows nothing is said', async () => {
    await show();
    focusOn('lost');
    await screen.findByText('The whole…lost', { selector: 'p *' });
    await act(() => new Promise((resolve) => setTimeout(resolve, 500)));
    expect(document.querySelector('section p')).toBeNull();
    focusOn('alone');
    await act(() => new Promise((resolve) => setTimeout(resolve, 500)));
    expect(paths).toHaveLength(2);
    expect(document.querySelector('p')).toBeNull();
  });
});
