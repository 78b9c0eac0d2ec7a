/**
 * Lines of the site's log about what browsers refused by the content policy of a page (docs/OPERATIONS.md "What browsers refuse").
 * That nobody may frame a page is refused to others, not to the page: journeys try it on purpose.
 * @param {string} words @returns {string[]}
 */
export const policyReportsIn = (words) =>
  words
    .split('\n')
    .filter((line) => line.includes('"code":"content_policy"') && !line.includes('"frame-ancestors"'));
