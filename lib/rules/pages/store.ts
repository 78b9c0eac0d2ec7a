/** Where an application for a device is had. */
export interface Store {
  /** As the platform calls the device; our own platform has no list of names. */
  device: string;
  href: string;
}
