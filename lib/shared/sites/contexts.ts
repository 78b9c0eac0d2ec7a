/**
 * Where a page is shown other than in a browser window of its own, and what that changes (spec 1 §1). One table: nobody
 * asks elsewhere which context it is.
 */
export interface Context {
  id: ContextId;
  /** The app around brings its own header and way back. */
  hasHeader: boolean;
  /** Spec 3 §2 Footer: hidden in account_mobile and embed. */
  hasFooter: boolean;
  /** Spec 2 §2: the share button is hidden in a webview. */
  hasShare: boolean;
  /** Spec 3 §6: the web view calls the way to the account "account settings", others "subscriptions". */
  accountLabel: 'subscriptions' | 'account_settings';
  /** Spec 3 §6: embedded, a packet opens in a new window. */
  opensPacketsOutside: boolean;
  /** Spec 3 §4: a mobile account hears how a transaction ended. */
  reportsTransactions: boolean;
  /** An app around may give commands (quality S31). */
  hasBridge: boolean;
  /** The listed parents may put it into a frame (quality S32); all else is framed by ourselves only. */
  isFramable: boolean;
}

const CONTEXT_IDS = ['browser', 'webview', 'miniapp', 'account_mobile', 'embed'] as const;

export type ContextId = (typeof CONTEXT_IDS)[number];

const browser: Context = {
  id: 'browser',
  hasHeader: true,
  hasFooter: true,
  hasShare: true,
  accountLabel: 'subscriptions',
  opensPacketsOutside: false,
  reportsTransactions: false,
  hasBridge: false,
  isFramable: false,
};

export const contexts: Readonly<Record<ContextId, Context>> = {
  browser,
  webview: {
    ...browser,
    id: 'webview',
    hasFooter: false,
    hasShare: false,
    accountLabel: 'account_settings',
    hasBridge: true,
  },
  miniapp: { ...browser, id: 'miniapp', hasFooter: false, hasBridge: true },
  account_mobile: {
    ...browser,
    id: 'account_mobile',
    hasHeader: false,
    hasFooter: false,
    hasShare: false,
    reportsTransactions: true,
    hasBridge: true,
    isFramable: true,
  },
  embed: {
    ...browser,
    id: 'embed',
    hasHeader: false,
    hasFooter: false,
    opensPacketsOutside: true,
    hasBridge: true,
    isFramable: true,
  },
};

export function isContextId(value: unknown): value is ContextId {
  return CONTEXT_IDS.some((id) => id === value);
}
