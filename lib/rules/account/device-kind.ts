/** Kinds of application (spec 3 §3); for a browser the operating system decides. */
const APPLICATIONS = ['android_tv', 'android_stb', 'android_mobile', 'ios', 'tvos', 'webkit'] as const;
const MACHINES = ['pc', 'phone', 'tablet', 'tv'] as const;

export const DEVICE_KINDS = [...APPLICATIONS, ...MACHINES, 'web', 'other'] as const;

export type DeviceKind = (typeof DEVICE_KINDS)[number];

/** The kind of a device; the wire has two fields for it. */
export function deviceKind(applicationType: string, deviceType: string): DeviceKind {
  const words = [applicationType, deviceType].map((word) => word.toLowerCase().replace(/[\s-]+/g, '_'));
  return DEVICE_KINDS.find((kind) => words.includes(kind)) ?? 'other';
}
