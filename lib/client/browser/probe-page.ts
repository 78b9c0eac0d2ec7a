/** Asks the server for this page without reading it, to know whether it answers. Rejects without an answer. Browser only. */
export const probePage = (signal: AbortSignal): Promise<Response> =>
  fetch(location.href, { method: 'HEAD', cache: 'no-store', signal });
