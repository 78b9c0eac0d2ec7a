/**
 * A transformer of jest: a package is loaded by Node itself, once for each worker, instead of anew for every test file. Loading
 * Fastify, TypeBox and Drizzle took more processor time than most files' own tests. `environment.cjs` gives `loadOnce`.
 */
module.exports = {
  process: (_source, file) => ({ code: `module.exports = process.loadOnce(${JSON.stringify(file)});` }),
  getCacheKey: (_source, file) => `loaded-once-${file.replaceAll(/\W/g, '-')}`,
};
