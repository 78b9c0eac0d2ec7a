import { render, screen } from '@testing-library/react';
import { openInPlace } from '@/components/shell/deferred/one-view';
import { ExternalLink } from '@/components/ui/link/ExternalLink';
import { user } from '@/tests/support/user';

/** Where the press would have opened the page. */
let opened: string[] = [];
const note = (event: Event) => {
  opened.push((event.target as Element).closest('a')?.target ?? '');
  // jsdom cannot navigate.
  event.preventDefault();
};
const listening = new AbortController();

beforeEach(() => {
  opened = [];
  addEventListener('click', note, { signal: listening.signal });
});
afterEach(() => document.documentElement.removeAttribute('data-one-view'));
afterAll(() => listening.abort());

const show = () =>
  render(
    <ExternalLink href="https://bank.example/" newTabLabel="new tab">
      <b>Pay</b>
    </ExternalLink>,
  );

test('spec 1 §1 Surfaces: in a host app that shows one page at a time a link to another site takes the place of this page', async () => {
  document.documentElement.setAttribute('data-one-view', '');
  const ended = new AbortController();
  openInPlace(ended.signal);
  show();
  await user.click(screen.getByText('Pay'));
  expect(opened).toEqual(['']);
  ended.abort();
});

test('in a browser it opens a tab, and says so', async () => {
  const ended = new AbortController();
  openInPlace(ended.signal);
  show();
  await user.click(screen.getByRole('link', { name: 'Pay (new tab)' }));
  expect(opened).toEqual(['_blank']);
  ended.abort();
});
