import path from 'node:path';

/**
 * The package's own folder, the same from `src` (tsx, tests) and from `dist` (production).
 * Everything that is not TypeScript is found from here; no other file asks where it lies.
 */
const packageRoot = path.resolve(import.meta.dirname, '..');

export const migrationsFolder = path.join(packageRoot, 'src/db/migrations');

/** Packaged clips, thumbnails and fonts. */
export const mediaFolder = path.join(packageRoot, 'media');
