const { readFile } = require('node:fs/promises');
const { TestEnvironment } = require('jest-environment-node');

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
    compiled ??= compilePglite();
    const program = await compiled;
    // PGlite asks whether it is a module of the test's own globals.
    Object.setPrototypeOf(program, this.global.WebAssembly.Module.prototype);
    this.global.pgliteProgram = program;
  }
};
