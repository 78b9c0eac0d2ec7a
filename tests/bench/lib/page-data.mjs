/** Where a page that hydrates later has its data (docs/decisions/0031); null for other pages. @param {string} html @returns {string | null} */
export const dataPathOf = (html) => /data-page-data="([^"]+)"/.exec(html)?.[1] ?? null;
