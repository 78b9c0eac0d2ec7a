import path from 'node:path';
import { root } from './paths.mjs';
import { Advice } from './say.mjs';

/** The environment of the commands. Runs before anything is installed, so it needs nothing but Node. */

/** @param {string} value */
function port(value) {
  const number = Number(value);
  return Number.isInteger(number) && number > 0 && number < 65536 ? number : null;
}

/** @param {readonly string[]} protocols */
const address = (protocols) => (/** @type {string} */ value) =>
  URL.canParse(value) && protocols.includes(new URL(value).protocol) ? value.replace(/\/$/, '') : null;

/** Several servers of one database have a comma between them, which no other address may have. @param {string} value */
function database(value) {
  const one = value.replace(/,[^/@]+(?=\/)/, '');
  return address(['postgres:', 'postgresql:'])(one) && value.replace(/\/$/, '');
}

const schema = {
  PORT: { fallback: '3000', parse: port, wants: 'a port between 1 and 65535' },
  PLATFORM_PORT: { fallback: '4000', parse: port, wants: 'a port between 1 and 65535' },
  DATA_DIR: { fallback: '.data', parse: (value) => path.resolve(root, value), wants: 'a folder' },
  PLATFORM_URL: { fallback: '', parse: address(['http:', 'https:']), wants: 'an http(s) address' },
  PLATFORM_PUBLIC_URL: { fallback: '', parse: address(['http:', 'https:']), wants: 'an http(s) address' },
  DATABASE_URL: {
    fallback: '',
    parse: database,
    wants: 'a postgres:// address',
  },
  WEB_WORKERS: {
    fallback: '1',
    parse: (value) => (/^[1-9]\d?$/.test(value) && Number(value) <= 64 ? Number(value) : null),
    wants: 'a number of processes, 1 to 64',
  },
  PAGE_MEMORY_MB: {
    fallback: '40',
    parse: (value) => (/^\d{2,5}$/.test(value) && Number(value) >= 16 ? Number(value) : null),
    wants: 'megabytes, 16 or more',
  },
  REDIS_URL: { fallback: '', parse: address(['redis:', 'rediss:']), wants: 'a redis:// address' },
  SITE_URL: { fallback: '', parse: address(['http:', 'https:']), wants: 'an http(s) address' },
  SANDBOX: { fallback: '', parse: (value) => (/^[01]$/.test(value) ? value : null), wants: '1 or 0' },
};

/**
 * Whether the embedded platform shows codes, accepts test payments and can simulate faults
 * (docs/OPERATIONS.md), for local trials. With a permanent database or an https address it is off unless it
 * is switched on.
 * @param {Pick<Environment, 'DATABASE_URL' | 'SITE_URL' | 'SANDBOX'>} environment
 */
export function hasSandbox({ DATABASE_URL, SITE_URL, SANDBOX }) {
  if (SANDBOX) return SANDBOX === '1';
  return !DATABASE_URL && !/^https:/i.test(SITE_URL);
}

/**
 * @typedef {{PORT: number, PLATFORM_PORT: number, DATA_DIR: string, PLATFORM_URL: string, PLATFORM_PUBLIC_URL: string, DATABASE_URL: string, WEB_WORKERS: number, PAGE_MEMORY_MB: number, REDIS_URL: string, SITE_URL: string, SANDBOX: string}} Environment
 * @param {Record<string, string | undefined>} source
 * @returns {Environment}
 */
export function readEnvironment(source) {
  const problems = [];
  const values = {};
  for (const [name, { fallback, parse, wants }] of Object.entries(schema)) {
    const text = source[name] || fallback;
    const value = text === '' ? '' : parse(text);
    if (value === null) problems.push(`  ${name}=${text} must be ${wants}`);
    values[name] = value;
  }
  if (values.PORT !== null && values.PORT === values.PLATFORM_PORT && !values.PLATFORM_URL) {
    problems.push('  PORT and PLATFORM_PORT must differ');
  }
  if (values.WEB_WORKERS > 1 && !values.REDIS_URL)
    problems.push('  WEB_WORKERS above 1 needs REDIS_URL: the processes share sessions and purges over it');
  if (problems.length > 0) throw new Advice(`The environment is wrong:\n${problems.join('\n')}`);
  return /** @type {Environment} */ (values);
}
