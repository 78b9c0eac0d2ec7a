import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '../..');

/** @param {...string} parts */
export const inRoot = (...parts) => path.join(root, ...parts);

export const nextBin = inRoot('node_modules/next/dist/bin/next');
/** The bundled production server (`scripts/bundle-server.mjs`); a new build of the framework removes it. */
export const serverFile = inRoot('.next/server-of-ours/main.mjs');
/** Several processes of it (`server/workers.ts`). */
export const workersFile = inRoot('.next/server-of-ours/workers.mjs');
export const tscBin = inRoot('node_modules/typescript/bin/tsc');
export const tsxBin = inRoot('node_modules/tsx/dist/cli.mjs');
