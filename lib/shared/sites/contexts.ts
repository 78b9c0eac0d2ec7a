import { routes } from '@/lib/shared/routes';

/**
 * The contexts other than a browser window in which pages are shown, and their differences (spec 1 §1). The
 * only place that checks the context.
 */
export interface Context {
  id: ContextId;
  /** The first page: a host that shows only the account is never led out of it. */
  home: string;
  /** Ours is shown; the hosts of the mobile account and of embeds have their own. */
  hasHeader: boolean;
  /** The session starts with the page (spec 1 §4); that of an embedded player with what it plays. */
  startsSession: boolean;
  /** Spec 3 §2 Footer: in a browser and on a television only. */
  hasFooter: boolean;
  /** Spec 2 §2: the share button is hidden in a webview. */
  hasShare: boolean;
  /** Spec 2 §6: a webview has no picture-in-picture of its own; the host app decides. */
  hasPictureInPicture: boolean;
  /** Spec 3 §6: a web view names the link to the account "account settings", others "subscriptions". */
  accountLabel: 'subscriptions' | 'account_settings';
  /**
   * Spec 2 §6: a player without search and without other titles; its links open the site in a new tab, because the page
   * around it stays.
   */
  isPlayerOnly: boolean;
  /** Spec 3 §6: embedded, a packet opens in a new window. */
  opensPacketsOutside: boolean;
  /** A host app shows one page at a time: the page of a bank opens in the place of ours, and leads back. */
  hasTabs: boolean;
  /** A host app may send commands (quality S31), and is told the end of a transaction (spec 3 §4). */
  hasBridge: boolean;
  /** A messenger logs its user in, has its own back button and colours. */
  isInMessenger: boolean;
  /** Seen from the sofa and used by a remote control (docs/TELEVISION.md). */
  isTelevision: boolean;
  /** Ways to install the product: none inside an application that is the product. */
  offersInstall: boolean;
  /**
   * A page that is complete without scripts runs them at the first sign of a viewer; a host app may send commands before, and a remote control
   * needs a focus at once (docs/decisions/0029-scripts-at-the-first-sign.md).
   */
  waitsForSign: boolean;
  /** Spec 2 §6: the modals that may not open, because the host does what they do. */
  closedModals: readonly string[];
  /** The listed origins may embed it (quality S32); all other pages only this site. */
  isFramable: boolean;
}

const CONTEXT_IDS = ['browser', 'webview', 'miniapp', 'account_mobile', 'embed', 'television'] as const;

export type ContextId = (typeof CONTEXT_IDS)[number];

/** How to install the product, and what asks for it. */
const INSTALLATION = ['smarttv'] as const;

const browser: Context = {
  id: 'browser',
  home: routes.home(),
  hasHeader: true,
  startsSession: true,
  hasFooter: true,
  hasShare: true,
  hasPictureInPicture: true,
  accountLabel: 'subscriptions',
  isPlayerOnly: false,
  opensPacketsOutside: false,
  hasTabs: true,
  hasBridge: false,
  isInMessenger: false,
  isTelevision: false,
  offersInstall: true,
  waitsForSign: true,
  closedModals: [],
  isFramable: false,
};

export const contexts: Readonly<Record<ContextId, Context>> = {
  browser,
  webview: {
    ...browser,
    id: 'webview',
    hasFooter: false,
    hasShare: false,
    hasPictureInPicture: false,
    accountLabel: 'account_settings',
    hasTabs: false,
    hasBridge: true,
    offersInstall: false,
    closedModals: INSTALLATION,
    waitsForSign: false,
  },
  miniapp: {
    ...browser,
    id: 'miniapp',
    hasFooter: false,
    hasTabs: false,
    isInMessenger: true,
    isFramable: true,
    waitsForSign: false,
  },
  account_mobile: {
    ...browser,
    id: 'account_mobile',
    home: routes.mobileAccount(),
    hasHeader: false,
    hasFooter: false,
    hasShare: false,
    hasTabs: false,
    hasBridge: true,
    offersInstall: false,
    closedModals: INSTALLATION,
    isFramable: true,
    waitsForSign: false,
  },
  embed: {
    ...browser,
    id: 'embed',
    hasHeader: false,
    startsSession: false,
    hasFooter: false,
    isPlayerOnly: true,
    opensPacketsOutside: true,
    // It has messages of its own (player/remote).
    hasBridge: false,
    offersInstall: false,
    closedModals: [...INSTALLATION, 'promocode', 'promocode_wizard', 'profiles'],
    isFramable: true,
    waitsForSign: false,
  },
  television: {
    ...browser,
    id: 'television',
    hasShare: false,
    hasPictureInPicture: false,
    hasTabs: false,
    isTelevision: true,
    offersInstall: false,
    closedModals: INSTALLATION,
    waitsForSign: false,
  },
};

export function isContextId(value: unknown): value is ContextId {
  return CONTEXT_IDS.some((id) => id === value);
}
