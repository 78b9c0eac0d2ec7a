import { readFileSync } from 'node:fs';
import { licenceReport, packagesOf, refused } from '@/scripts/lib/licences.mjs';

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
const lock = readJson('package-lock.json');
const manifests = ['package.json', 'platform/package.json'];

/** Older versions have a published vulnerability (quality D1). */
const FLOORS = { next: '16.4.0', react: '19.3.0', 'react-dom': '19.3.0' };

const isAtLeast = (version: string, floor: string): boolean => {
  const [have, want] = [version, floor].map((text) => text.split('.').map(Number));
  const at = want?.findIndex((part, place) => part !== have?.[place]) ?? -1;
  return at < 0 || (have?.[at] ?? 0) > (want?.[at] ?? 0);
};

describe('quality S01: exact versions, and the framework is not older than its minimum', () => {
  test.each(manifests)('%s pins each package to one version, which is locked', (file) => {
    const { dependencies = {}, devDependencies = {} } = readJson(file);
    for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies })) {
      expect([name, version]).toEqual([name, expect.stringMatching(/^\d+\.\d+\.\d+$/)]);
      const own = lock.packages[`platform/node_modules/${name}`];
      const place = file.startsWith('platform/') && own ? own : lock.packages[`node_modules/${name}`];
      expect([name, place?.version]).toEqual([name, version]);
    }
  });

  test.each(Object.entries(FLOORS))('%s is installed at %s or above', (name, floor) => {
    const { version } = readJson(`node_modules/${name}/package.json`);
    expect([version, isAtLeast(version, floor)]).toEqual([version, true]);
    expect(lock.packages[`node_modules/${name}`].version).toBe(version);
  });

  test('compares versions correctly', () => {
    expect(['16.4.0', '16.4.6', '16.10.0', '17.0.0'].map((version) => isAtLeast(version, '16.4.0'))).toEqual(
      Array(4).fill(true),
    );
    expect(['16.3.9', '15.9.9', '9.0.0'].map((version) => isAtLeast(version, '16.4.0'))).toEqual(
      Array(3).fill(false),
    );
  });
});

describe('quality S35: installed packages', () => {
  test('no package runs an install script', () =>
    expect(readFileSync('.npmrc', 'utf8')).toMatch(/^ignore-scripts=true$/m));

  test('each comes from the registry in the locked version', () => {
    const found = Object.entries<{ link?: boolean; resolved?: string; integrity?: string }>(lock.packages);
    for (const [place, { link, resolved, integrity }] of found) {
      if (link || !place.includes('node_modules/')) continue;
      expect([place, integrity]).toEqual([place, expect.stringMatching(/^sha512-/)]);
      // The machine configures the registry; an address in the lock file would be another one.
      expect([place, resolved]).toEqual([place, undefined]);
    }
  });

  /** `npm install` leaves them out when `node_modules` exists (a known defect of npm); then `npm ci` and other systems fail. */
  test('the binaries of every system are locked', () => {
    const packages = Object.values<{ optionalDependencies?: Record<string, string> }>(lock.packages);
    const locked = new Set(packagesOf(lock).map(({ name }) => name));
    const optional = packages.flatMap(({ optionalDependencies = {} }) => Object.keys(optionalDependencies));
    expect(optional.filter((name) => !locked.has(name))).toEqual([]);
  });

  test('no package has a licence that was not accepted', () => expect(refused(packagesOf(lock))).toEqual([]));

  test('the licence report matches this lock file: npm run check:licences', () =>
    expect(readFileSync('docs/LICENCES.md', 'utf8')).toBe(licenceReport(packagesOf(lock))));

  test.each(['GPL-3.0', 'UNLICENSED', 'MIT AND GPL-2.0', 'SEE LICENSE IN x'])(
    'licences like %s are refused',
    (license) =>
      expect(
        refused(packagesOf({ packages: { 'node_modules/x': { version: '1.0.0', license } } })),
      ).toHaveLength(1),
  );
});
