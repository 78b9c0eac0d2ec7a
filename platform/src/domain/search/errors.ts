/** The number of typing errors allowed in a query of that many letters. */
export function forgivenErrors(length: number): number {
  if (length < 4) return 0;
  if (length < 6) return 1;
  return length < 9 ? 2 : 3;
}

/**
 * Typing errors (a letter wrong, missing, too many, or two swapped) between a query and the beginning of a text: the rest
 * of the text is ignored, because the viewer may still be typing.
 */
function slips(wanted: string, text: string): number {
  let before: number[] = [];
  let last = Array.from({ length: text.length + 1 }, (_, at) => at);
  for (let row = 1; row <= wanted.length; row += 1) {
    const next = [row];
    for (let column = 1; column <= text.length; column += 1) {
      const isSame = wanted[row - 1] === text[column - 1];
      const cost = Math.min(
        (last[column] ?? 0) + 1,
        (next[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
      );
      const isSwap =
        row > 1 && column > 1 && wanted[row - 1] === text[column - 2] && wanted[row - 2] === text[column - 1];
      next.push(isSwap ? Math.min(cost, (before[column - 2] ?? 0) + 1) : cost);
    }
    before = last;
    last = next;
  }
  return Math.min(...last);
}

/** The fewest typing errors between a query and a name, starting at any of its words. */
export function typingErrors(wanted: string, name: string): number {
  const most = wanted.length + forgivenErrors(wanted.length) + 1;
  const starts = [0, ...[...name.matchAll(/ /g)].map(({ index }) => index + 1)];
  return Math.min(...starts.map((start) => slips(wanted, name.slice(start, start + most))));
}
