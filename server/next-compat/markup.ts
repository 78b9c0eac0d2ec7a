/**
 * How the framework's renderer writes the elements that the server changes. React writes attributes in the order of the properties that it
 * was given, so the order below is the order in which the framework passes them. Files of the build may have a host (`ASSETS_URL`).
 */

/** A script file that is loaded with the page. `$1` address, `$2` and `$3` further attributes. */
export const SCRIPT_FILE =
  /<script src="((?:https?:\/\/[^/"]+)?\/_next\/static\/chunks\/[\w.~-]+\.js)"([^>]*?) async=""([^>]*)><\/script>/g;

/** A script file that is fetched ahead. */
export const SCRIPT_PRELOAD = /<link rel="preload" as="script"[^>]*\/>/g;

/** A style sheet of the page. `$1` address, `$2` further attributes. */
export const STYLE_SHEET =
  /<link rel="stylesheet" href="((?:https?:\/\/[^/"]+)?\/_next\/static\/chunks\/[\w.~-]+\.css)"([^>]*?)\/>/g;

/** A style sheet that is fetched ahead. */
export const STYLE_PRELOAD =
  /<link rel="preload" href="(?:https?:\/\/[^/"]+)?\/_next\/static\/chunks\/[\w.~-]+\.css" as="style"\/>/g;

/** The classes of one element. */
export const CLASS_ATTRIBUTE = /\sclass="([^"]*)"/g;

/** A path that a page links to, without query and hash; files of the build are left out. */
export const LINKED_PATH = / href="(\/(?!_next\/)[^"?#]*)/g;

/** Any script element. `$1` attributes, `$2` text. React escapes `>` in values of attributes. */
export const SCRIPT_ELEMENT = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi;

export const HEAD_END = '</head>';
export const BODY_END = '</body>';
