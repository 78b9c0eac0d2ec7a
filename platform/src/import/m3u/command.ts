import type { ImportKind } from '../kind.ts';
import { ImportProblem } from '../problem.ts';

/** `import m3u`: channels of a playlist. */
export const m3uImport: ImportKind = {
  target: 'FILE|URL',
  about: 'Channels of an M3U list go on air.',
  options: {},
  help: [],
  run: async () => {
    throw new ImportProblem('This import is not built yet.');
  },
};
