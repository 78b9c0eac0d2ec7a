const { options } = require('./.dependency-cruiser.cjs');

/**
 * Rules about folders, for `lib` alone. A rule about folders makes dependency-cruiser calculate metrics of every module, in time
 * that grows with the square of their number: over the whole program that took as long as all the rest of the checks.
 */
module.exports = {
  forbidden: [
    {
      name: 'no-circular-folders',
      severity: 'error',
      comment: 'two folders that import each other are one folder',
      scope: 'folder',
      from: { path: '^lib/' },
      to: { circular: true },
    },
  ],
  options,
};
