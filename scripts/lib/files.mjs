import { access } from 'node:fs/promises';

/** @param {string} file */
export function isThere(file) {
  return access(file).then(
    () => true,
    () => false,
  );
}
