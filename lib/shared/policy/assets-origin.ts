/**
 * The origin of the build's scripts and style sheets (docs/OPERATIONS.md "A CDN"); empty where they come from that of the pages. The build writes
 * it into its files, so a server has that of its build (`server/main.ts`).
 */
export const ASSETS_ORIGIN = process.env.ASSETS_URL ?? '';
