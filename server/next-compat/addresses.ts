/** All paths that the framework serves itself: files of the build, its own calls. */
export const FRAMEWORK_PATH = '/_next/';

/** Files of the build, with a hash of their contents in their names. */
export const STATIC_PATH = '/_next/static/';

/** Where browsers get them: `ASSETS_URL` is the framework's `assetPrefix`. */
export const STATIC_ADDRESS = `${process.env.ASSETS_URL ?? ''}${STATIC_PATH}`;

/** The data of pages (`server/page-data.ts`). Not among the files of the build, which the service worker keeps. */
export const PAGE_DATA_PATH = '/_next/page-data/';

/** What the framework would rewrite or redirect before it calls the middleware, and the suffix of a part of a page. */
const NORMALISED = /\/\/|\/\.|[\\#^`{|}"<> ]|\.rsc$|.\/$/;

/** Whether the middleware sees this path as it was sent. All other paths are decided by the middleware alone. */
export const isPlain = (pathname: string): boolean =>
  !NORMALISED.test(pathname) && /^[\x21-\x7e]*$/.test(pathname);
