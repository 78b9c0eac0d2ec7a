const { readFileSync } = require('node:fs');
const { readFile } = require('node:fs/promises');
const util = require('node:util');
const { transformSync } = require('esbuild');
const { TestEnvironment } = require('jest-environment-node');

/** For `loaded-once.cjs`: this file is loaded by Node, and so is what it requires. */
process.loadOnce = require;

/** Node 20 does not read TypeScript. */
require.extensions['.ts'] = (module, file) => {
  const { code } = transformSync(readFileSync(file, 'utf8'), {
    loader: 'ts',
    format: 'cjs',
    platform: 'node',
    target: 'node20',
    sourcemap: 'inline',
    sourcefile: file,
    define: { 'import.meta.filename': '__filename', 'import.meta.dirname': '__dirname' },
  });
  module._compile(code, file);
};

const ERRORS = ['Error', 'RangeError', 'ReferenceError', 'SyntaxError', 'TypeError', 'URIError'];

/** A test file has globals of its own; errors of packages that Node has loaded are made with Node's. Both are errors. */
function acceptErrorsOfNode(global) {
  for (const name of ERRORS) {
    const own = global[name];
    const ofNode = globalThis[name];
    Object.defineProperty(own, Symbol.hasInstance, {
      value(error) {
        const isInstance = Function.prototype[Symbol.hasInstance].call(this, error);
        return isInstance || (this === own && error instanceof ofNode);
      },
    });
  }
}

/** Rows that drizzle makes have Node's prototypes, objects of a test file its own: their contents are what is compared. */
const { isDeepStrictEqual } = util;
util.isDeepStrictEqual = (one, other) => isDeepStrictEqual(structuredClone(one), structuredClone(other));

/** Compiled once for each worker of jest: every test file has globals of its own and would compile it anew, in seconds. */
let compiled;

async function compilePglite() {
  const file = require.resolve('@electric-sql/pglite/pglite.wasm');
  return WebAssembly.compile(await readFile(file));
}

/** Node's environment, with PGlite's compiled program where `database.ts` looks for it. */
module.exports = class extends TestEnvironment {
  async setup() {
    await super.setup();
    acceptErrorsOfNode(this.global);
    this.global.globalOfNode = globalThis;
    // On a server of PostgreSQL only few test files open a PGlite, and those compile it themselves.
    if (process.env.TEST_DATABASE_URL) return;
    compiled ??= compilePglite();
    this.global.pgliteProgram = await compiled;
  }
};
