/**
 * What a viewer would see as an error instead of a page; null for a page.
 * @param {{status: number, body: string} | Error} answer
 */
export function pageFailure(answer) {
  if (answer instanceof Error) return answer.message || answer.name;
  // A redirect leads on.
  if (answer.status >= 300 && answer.status < 400) return null;
  if (answer.status !== 200) return String(answer.status);
  return answer.body.includes('</html>') ? null : 'a page without an end';
}

/**
 * Why a page could not be hydrated with this answer; null for its data.
 * @param {{status: number, body: string} | Error} answer
 */
export function dataFailureOf(answer) {
  if (answer instanceof Error) return answer.message || answer.name;
  if (answer.status !== 200) return String(answer.status);
  return answer.body === '' ? 'empty' : null;
}
