/**
 * A transformer of jest: the platform's code and its packages are loaded by Node itself, once for each worker, instead of anew for
 * every test file, which took more processor time than most files' own tests. `environment.cjs` gives `loadOnce`.
 */
module.exports = {
  process: (_source, file) => ({ code: `module.exports = process.loadOnce(${JSON.stringify(file)});` }),
  getCacheKey: (_source, file) => `loaded-once-${file.replaceAll(/\W/g, '-')}`,
};
