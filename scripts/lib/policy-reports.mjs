const CODE = /"code":"(?:content_policy|unknown_inline_script|script_in_content)"/;

/**
 * Lines of the site's log about what browsers refused by the content policy of a page, and about inline scripts that the server does not know
 * (docs/OPERATIONS.md "What browsers refuse", "Inline scripts"). That nobody may frame a page is refused to others, not to the page: journeys
 * try it on purpose.
 * @param {string} words @returns {string[]}
 */
export const policyReportsIn = (words) =>
  words.split('\n').filter((line) => CODE.test(line) && !line.includes('"frame-ancestors"'));
