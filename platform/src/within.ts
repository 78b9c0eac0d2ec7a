/** The result of some work, unless it takes longer: then a rejection with that text. The work itself goes on. */
export function within<Result>(work: Promise<Result>, ms: number, text: string): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(text)), ms);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
