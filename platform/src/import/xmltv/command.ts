import type { ImportKind } from '../kind.ts';
import { ImportProblem } from '../problem.ts';

/** `import xmltv`: the guide of imported channels. */
export const xmltvImport: ImportKind = {
  target: 'FILE|URL',
  about: 'The programmes of an XMLTV guide, plain or gzip, become the schedule of imported channels.',
  options: {},
  help: [],
  run: async () => {
    throw new ImportProblem('This import is not built yet.');
  },
};
