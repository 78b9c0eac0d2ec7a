import { withCurrentLinks } from '@/server/current-links';

const link = (href: string, more = '') => `<a ${more}class="x" data-menu-link="" href="${href}">Page</a>`;
const current = 'aria-current="page" ';

test.each([
  ['/taspa/ru', '/', '/movies'],
  ['/taspa/ru/movies', '/movies', '/'],
  ['/taspa/kk/channels/7', '/channels', '/movies'],
  ['/taspa/ru/channelsfree', '/channels', '/'],
  ['/taspa/ru/guide/~/now', '/channels', '/movies'],
  ['/taspa/ru/filtered/movies', '/movies', '/channels'],
])(
  'spec 3 §2 Header: on %s the link to %s is marked before any script runs, that to %s is not',
  (path, own, other) => {
    expect(withCurrentLinks(link(other) + link(own), path)).toBe(link(other) + link(own, current));
  },
);

test('a link that is in no menu, and one in the data of the page, stay as they are', () => {
  const html =
    '<a class="x" href="/movies">Page</a><script>self.__next_f.push([1,"{\\"data-menu-link\\":\\"\\"}"])</script>';
  expect(withCurrentLinks(html, '/taspa/ru/movies')).toBe(html);
});
