/** @typedef {{status: number, body: string} | Error} Answer */

/** Null for a whole answer. @param {Answer} answer @param {(body: string) => string | null} failureOfBody */
function failureOf(answer, failureOfBody) {
  if (answer instanceof Error) return answer.message || answer.name;
  if (answer.status !== 200) return String(answer.status);
  return failureOfBody(answer.body);
}

/** What a viewer would see as an error instead of a page; null for a page. @param {Answer} answer */
export function pageFailure(answer) {
  // A redirect leads on.
  if (!(answer instanceof Error) && answer.status >= 300 && answer.status < 400) return null;
  return failureOf(answer, (body) => (body.includes('</html>') ? null : 'a page without an end'));
}

/** Why a page could not be hydrated with this answer; null for its data. @param {Answer} answer */
export const dataFailure = (answer) => failureOf(answer, (body) => (body === '' ? 'empty' : null));
