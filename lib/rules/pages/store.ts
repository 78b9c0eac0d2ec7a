/** Where an application for a device can be installed. */
export interface Store {
  /** The platform's name of the device; our own platform has no fixed list. */
  device: string;
  href: string;
  /** What an installed application opens (`taspa://home`), if it has an address of its own. */
  app?: string | null;
}
