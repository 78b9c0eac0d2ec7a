import { readdirSync } from 'node:fs';
import path from 'node:path';
import { kindOfPage, OTHER } from '@/lib/rules/pages/kind-of-page';

/** No public address of its own: the fallback page, and pages for engineers. */
const NOT_PUBLIC = ['missing', 'test', 'test_feed', 'theme_test', 'vitrina_test'];

const folders = readdirSync(path.join(process.cwd(), 'app/[site]/[locale]'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && /^\w/.test(entry.name) && !entry.name.startsWith('_'))
  .map(({ name }) => name)
  .filter((name) => !NOT_PUBLIC.includes(name));

test.each(folders)('/%s is a kind of its own, with its own limit of the server', (name) => {
  expect(kindOfPage(`/${name}/a`)).toBe(name);
});

test('a first word that no page has shares one kind with all others', () =>
  expect(kindOfPage('/made-up')).toBe(OTHER));
