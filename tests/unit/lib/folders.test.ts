import { readdirSync } from 'node:fs';

const MOST_FOLDERS = 8;
const MOST_LEVELS = 6;

const foldersIn = (path: string): string[] =>
  readdirSync(path, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [`${path}/${entry.name}`] : [],
  );

const levelsOf = (path: string): number => 1 + Math.max(0, ...foldersIn(path).map(levelsOf));

describe('docs/DESIGN section 2: the size of lib', () => {
  test('at most eight folders lie directly in it', () =>
    expect(foldersIn('lib').length).toBeLessThanOrEqual(MOST_FOLDERS));

  test('folders lie on at most six levels', () => expect(levelsOf('lib')).toBeLessThanOrEqual(MOST_LEVELS));
});
