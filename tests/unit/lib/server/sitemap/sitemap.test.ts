import { sitemapFile, sitemapIndex } from '@/lib/server/sitemap/xml';

const video = {
  title: 'A & B',
  description: 'x < y',
  thumbnail: 'https://img.example/a.jpg?w=1&h=2',
  player: 'https://taspa.example/watch/a-1',
  durationSeconds: 5280.4,
  publishedAt: '2025-10-27T00:00:00Z',
  isPaid: true,
  isFamilyFriendly: true,
};

test('quality E3: an index names its files', () => {
  expect(sitemapIndex(['https://taspa.example/sitemaps/films-1.xml'])).toContain(
    '<sitemap><loc>https://taspa.example/sitemaps/films-1.xml</loc></sitemap>',
  );
});

test('quality E3: every text is escaped, and characters that XML forbids are left out', () => {
  const xml = sitemapFile([
    { address: 'https://taspa.example/a?b=1&lang=kk', video: { ...video, title: 'A\u0001 & B' } },
  ]);
  expect(xml).toContain('<loc>https://taspa.example/a?b=1&amp;lang=kk</loc>');
  expect(xml).toContain('<video:title>A &amp; B</video:title>');
  expect(xml).toContain('<video:description>x &lt; y</video:description>');
  expect(xml).toContain('<video:duration>5280</video:duration>');
  expect(xml).toContain('<video:publication_date>2025-10-27T00:00:00Z</video:publication_date>');
  expect(xml).toContain('<video:family_friendly>yes</video:family_friendly>');
  expect(xml).toContain('<video:requires_subscription>yes</video:requires_subscription>');
});

test.each([null, 0, 28_801])('quality E3: a video of %s s has no duration', (durationSeconds) =>
  expect(
    sitemapFile([{ address: 'https://taspa.example/a', video: { ...video, durationSeconds } }]),
  ).not.toContain('video:duration'),
);

test('quality E3: the video namespace is present only with videos', () => {
  expect(sitemapFile([{ address: 'https://taspa.example/' }])).not.toContain('sitemap-video');
  expect(sitemapFile([{ address: 'https://taspa.example/', video }])).toContain('sitemap-video');
});

test('quality E3: unknown values are left out: change date, video date, whether a video is paid', () => {
  const address = 'https://taspa.example/a';
  const unknown = { ...video, publishedAt: null, isPaid: null };
  const xml = sitemapFile([
    { address, video: unknown },
    { address, changedAt: '2026-01-02T03:04:05Z' },
  ]);
  expect(xml).not.toMatch(/publication_date|requires_subscription/);
  expect(xml.match(/<lastmod>[^<]+/g)).toEqual(['<lastmod>2026-01-02T03:04:05Z']);
});
