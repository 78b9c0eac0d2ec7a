/** The licences of packages, from the lock file alone (quality S35). */

/** Licences that only require their notice. */
const FREE = new Set([
  ...['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0'],
  ...['BlueOak-1.0.0', 'OFL-1.1', 'CC0-1.0'],
]);

/** Other terms, each for the packages that were looked at and the reason why they do no harm. */
const EXCEPTIONS = [
  {
    names: /^@img\/sharp-/,
    licence: 'LGPL-3.0-or-later',
    why: 'libvips as a library of its own beside sharp, unchanged',
  },
  { names: /^caniuse-lite$/, licence: 'CC-BY-4.0', why: 'data about browsers, for the compiler' },
  { names: /^axe-core$/, licence: 'MPL-2.0', why: 'runs in tests only, unchanged' },
  // Its package has no licence field; the text is in the package.
  {
    names: /^parse-cache-control$/,
    licence: 'UNNAMED',
    why: 'BSD-3-Clause by its LICENSE file; runs in tests only',
  },
];

/**
 * @typedef {{name: string, version: string, licence: string, isShipped: boolean}} Package
 * @param {{packages: Record<string, {version?: string, license?: string, link?: boolean, dev?: boolean}>}} lock
 * @returns {Package[]}
 */
export function packagesOf(lock) {
  const found = Object.entries(lock.packages).flatMap(([place, { version = '', license, link, dev }]) => {
    const name = place.split('node_modules/').at(-1) ?? '';
    if (link || !place.includes('node_modules/')) return [];
    return [{ name, version, licence: license ?? 'UNNAMED', isShipped: !dev }];
  });
  return found.sort((a, b) => (`${a.name}@${a.version}` < `${b.name}@${b.version}` ? -1 : 1));
}

/** @param {Package} one @returns {string | null} why it may be used although its terms ask for more; null where they do not */
function exceptionOf({ name, licence }) {
  const terms = licence.replaceAll(/[()]/g, '').split(/ AND | OR /);
  const exceptional = terms.filter((term) => !FREE.has(term));
  if (exceptional.length === 0) return null;
  const known = EXCEPTIONS.find(
    (one) => one.names.test(name) && exceptional.every((term) => term === one.licence),
  );
  return known?.why ?? '';
}

/** Packages whose licence was not accepted. @param {readonly Package[]} packages */
export const refused = (packages) => packages.filter((one) => exceptionOf(one) === '');

/** The report as a page of the documentation. @param {readonly Package[]} packages */
export function licenceReport(packages) {
  const shipped = packages.filter(({ isShipped }) => isShipped);
  const counts = new Map();
  for (const { licence } of packages) counts.set(licence, (counts.get(licence) ?? 0) + 1);
  const sums = [...counts].sort(([a, many], [b, few]) => few - many || (a < b ? -1 : 1));
  const exceptional = packages.filter((one) => exceptionOf(one) !== null);
  const lines = [
    '# Licences',
    '',
    'Written by `npm run check:licences` from `package-lock.json`; do not edit it by hand. Which terms are agreed to, and why, is',
    '`scripts/lib/licences.mjs`.',
    '',
    `${packages.length} packages, ${shipped.length} of them in what runs (the others build and test).`,
    '',
    '| licence | packages |',
    '|---|---|',
    ...sums.map(([licence, count]) => `| ${licence} | ${count} |`),
    '',
    '## Terms that ask for more than a notice',
    '',
    '| package | licence | why it may be used |',
    '|---|---|---|',
    ...exceptional.map((one) => `| ${one.name} ${one.version} | ${one.licence} | ${exceptionOf(one)} |`),
    '',
    '## In what runs',
    '',
    '| package | licence |',
    '|---|---|',
    ...shipped.map(({ name, version, licence }) => `| ${name} ${version} | ${licence} |`),
  ];
  return `${lines.join('\n')}\n`;
}
