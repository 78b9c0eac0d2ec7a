/** A pointer on its way elsewhere, and a list that is scrolled along under it, touch links that nobody means. */
const REST_MS = 100;

/** There is one pointer: the link it comes to takes the place of the one before. */
let timer: ReturnType<typeof setTimeout> | undefined;

/** The pointer came to a link: `mean` is called when it rests there. A finger that begins to scroll leaves it, too. */
export function pointAt(link: Element, mean: () => void): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    // What is taken away under the pointer is not told that it left.
    if (link.isConnected) mean();
  }, REST_MS);
}

export function pointAway(): void {
  clearTimeout(timer);
}
