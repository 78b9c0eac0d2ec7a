/** Why nothing was imported: the place in the source and the reason, for the person at the terminal. */
export class ImportProblem extends Error {
  constructor(reason: string, place?: { line: number; column?: number }) {
    const at = place ? `line ${place.line}${place.column ? `, column ${place.column}` : ''}: ` : '';
    super(`${at}${reason}`);
  }
}

/** The command itself is wrong: nothing was even looked at. */
export class UsageError extends Error {}
