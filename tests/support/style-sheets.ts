import { readdirSync } from 'node:fs';
import path from 'node:path';

/** The paths of all style sheets. */
export function styleSheets(): string[] {
  return ['components', 'player', 'styles'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.scss'))
      .map((file) => path.join(folder, file)),
  );
}
