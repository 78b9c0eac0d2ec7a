// @ts-check

/**
 * Parts of the framework's browser scripts, by the names under which those import them, and the file that takes their place: what no page of
 * this product uses, and the beginning of all (docs/UPGRADING-NEXT.md "parts in browsers").
 * @type {Record<string, string>}
 */
module.exports = {
  './app-index': 'app-index',
  '../../../lib/constants': 'constants',
  './reducers/server-action-reducer': 'no-server-actions',
  'next/dist/compiled/process': 'process',
};
