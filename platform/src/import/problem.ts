/** Why nothing was imported: the place in the source and the reason, for the terminal. */
export class ImportProblem extends Error {
  constructor(reason: string, place?: { line: number; column?: number }) {
    const at = place ? `line ${place.line}${place.column ? `, column ${place.column}` : ''}: ` : '';
    super(`${at}${reason}`);
  }
}

/** The command is wrong: no source was read. */
export class UsageError extends Error {}
