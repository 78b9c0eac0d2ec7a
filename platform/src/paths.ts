import { createRequire } from 'node:module';
import path from 'node:path';

/**
 * The package's own folder, the same from `src` (tsx, tests) and from `dist` (production).
 * Everything that is not TypeScript is found from here; no other file asks where it lies.
 */
const packageRoot = path.resolve(import.meta.dirname, '..');

export const migrationsFolder = path.join(packageRoot, 'src/db/migrations');

/** The packaged clips and their generator. */
export const mediaFolder = path.join(packageRoot, 'media');

/** Fonts and photographs that drawn images are made with. */
export const assetsFolder = path.join(packageRoot, 'assets');

/** The browser files of Swagger UI, where the package manager put them. */
export function swaggerUiFolder(): string {
  const find = createRequire(path.join(packageRoot, 'package.json'));
  return path.join(path.dirname(find.resolve('@fastify/swagger-ui/package.json')), 'static');
}
