/** The value, or null when it fails or takes longer than the page should wait for a part. */
export async function withTimeout<Value>(loading: Promise<Value>, patienceMs: number): Promise<Value | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const later = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, patienceMs, null);
  });
  try {
    return await Promise.race([loading.catch(() => null), later]);
  } finally {
    clearTimeout(timer);
  }
}
