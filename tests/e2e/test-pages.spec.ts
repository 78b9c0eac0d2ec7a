import { expect } from '@playwright/test';
import { sites } from '@/lib/shared/sites/sites';
import { linksOf } from './support/links';
import { test } from './support/test';

test('spec 3 §2: /test leads to the pages for engineers: every brand, one row of each template, players of broadcasters', async ({
  request,
}) => {
  const html = async (path: string) => {
    const response = await request.get(path);
    expect(response.status(), path).toBe(200);
    return response.text();
  };
  const links = linksOf(await html('/test'), '/test');
  expect(links).toEqual(expect.arrayContaining(['/theme_test', '/test_feed', '/vitrina_test']));
  const theme = await html('/theme_test');
  for (const { id } of sites) expect(theme).toContain(`data-brand="${id}"`);
  const feed = await html('/test_feed');
  const templates = [...feed.matchAll(/data-template="([^"]+)"/g)].map(([, template]) => template);
  expect(templates).toEqual(expect.arrayContaining(['promo-bg', 'content-v', 'content-h', 'channel']));
  expect(new Set(templates).size).toBe(templates.length);
  await html('/vitrina_test');
});
