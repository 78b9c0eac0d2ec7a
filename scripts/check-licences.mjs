import { readFile, writeFile } from 'node:fs/promises';
import { licenceReport, packagesOf, refused } from './lib/licences.mjs';
import { inRoot } from './lib/paths.mjs';
import { run } from './lib/run.mjs';
import { Advice, command, step } from './lib/say.mjs';

/** Licences of all packages, written to docs/LICENCES.md; and packages with known vulnerabilities. */

const REPORT = inRoot('docs/LICENCES.md');
const AUDIT_MS = 120_000;
/** Severities that block a release. */
const GRAVE = ['high', 'critical'];

async function licences() {
  const packages = packagesOf(JSON.parse(await readFile(inRoot('package-lock.json'), 'utf8')));
  const unknown = refused(packages).map(({ name, version, licence }) => `  ${name} ${version}: ${licence}`);
  if (unknown.length > 0)
    throw new Advice(`These licences were not accepted (scripts/lib/licences.mjs):\n${unknown.join('\n')}`);
  await writeFile(REPORT, licenceReport(packages));
}

/** Of packages that are shipped; the registry may not support it. */
async function vulnerabilities() {
  const args = ['audit', '--omit=dev', '--json', '--loglevel=silent'];
  const { output } = await run('npm', args, { isQuiet: true, timeoutMs: AUDIT_MS });
  const report = readJson(output.slice(output.indexOf('{')));
  if (!report?.vulnerabilities) {
    process.stdout.write(
      `  Not known: the registry does not answer about vulnerabilities. ${report?.message ?? ''}\n`,
    );
    return;
  }
  const found = Object.values(report.vulnerabilities).map(({ name, severity }) => ({ name, severity }));
  for (const { name, severity } of found) process.stdout.write(`  ${severity}: ${name}\n`);
  if (found.some(({ severity }) => GRAVE.includes(severity)))
    throw new Advice('A shipped package has a known vulnerability: raise its version.');
}

/** @param {string} text */
function readJson(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

await command(async () => {
  await step('Licences', licences);
  await step('Known vulnerabilities', vulnerabilities);
});
