import { createRequire } from 'node:module';
import path from 'node:path';

/**
 * The package's own folder, the same from `src` (tsx, tests) and from `dist` (production).
 * All files that are not TypeScript are found from here, so the layout is known in one place.
 */
const packageRoot = path.resolve(import.meta.dirname, '..');

export const migrationsFolder = path.join(packageRoot, 'src/db/migrations');

/** The packaged clips and their generator. */
export const mediaFolder = path.join(packageRoot, 'media');

/** Fonts and photographs for drawn images, scripts of the sandbox. */
export const assetsFolder = path.join(packageRoot, 'assets');

const find = createRequire(path.join(packageRoot, 'package.json'));

/** hls.js for the receiver of the cast sandbox. */
export function hlsFile(): string {
  return find.resolve('hls.js/dist/hls.min.js');
}

/** The browser files of Swagger UI, in the folder of the package manager. */
export function swaggerUiFolder(): string {
  return path.join(path.dirname(find.resolve('@fastify/swagger-ui/package.json')), 'static');
}
