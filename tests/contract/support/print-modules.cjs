/** Prints what a process has loaded, when it ends: files by name, and of the builds those that contain the exporter of traces. */
const { readFileSync } = require('node:fs');
const { Session } = require('node:inspector');
const { fileURLToPath } = require('node:url');

const EXPORTER = 'v1/traces';

// The cache of `require` has no ES modules.
const files = new Set();
const session = new Session();
session.connect();
session.on('Debugger.scriptParsed', ({ params: { url } }) => {
  if (url.startsWith('/')) files.add(url);
  else if (url.startsWith('file:')) files.add(fileURLToPath(url));
});
session.post('Debugger.enable');

const isBuilt = (file) => /\/(\.next|platform\/dist)\//.test(file);
const hasExporter = (file) => isBuilt(file) && readFileSync(file, 'utf8').includes(EXPORTER);

process.on('exit', () => {
  process.stderr.write(
    `loaded: ${[...files, ...([...files].some(hasExporter) ? [EXPORTER] : [])].join(' ')}\n`,
  );
});
