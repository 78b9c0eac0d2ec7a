import { folderImport } from './folder/command.ts';
import type { ImportKind } from './kind.ts';
import { m3uImport } from './m3u/command.ts';
import { scheduledImport } from './schedules/command.ts';
import { xmltvImport } from './xmltv/command.ts';

const sources = { folder: folderImport, m3u: m3uImport, xmltv: xmltvImport };

/** All kinds of import, by name. */
export const importKinds: Readonly<Record<string, ImportKind>> = {
  ...sources,
  scheduled: scheduledImport(sources),
};
