/** Whoever scrolls wants more than the first screen; who does not, wants it kept up to date after a while. */
export function whenWanted(afterMs: number, work: () => void): () => void {
  const life = new AbortController();
  const begin = () => {
    life.abort();
    clearTimeout(timer);
    work();
  };
  const timer = setTimeout(begin, afterMs);
  if (afterMs > 0) addEventListener('scroll', begin, { signal: life.signal, passive: true });
  return () => {
    life.abort();
    clearTimeout(timer);
  };
}
