/** Spec 3 §3 Device: "android tv, web, ios, tvos, android mobile, android stb, webkit"; a browser is told by what it runs on. */
const APPLICATIONS = ['android_tv', 'android_stb', 'android_mobile', 'ios', 'tvos', 'webkit'] as const;
const MACHINES = ['pc', 'phone', 'tablet', 'tv'] as const;

export type DeviceKind = (typeof APPLICATIONS)[number] | (typeof MACHINES)[number] | 'web' | 'other';

/** What sort of thing a device is, from the two ways the wire says it. */
export function deviceKind(applicationType: string, deviceType: string): DeviceKind {
  const words = [applicationType, deviceType].map((word) => word.toLowerCase().replace(/[\s-]+/g, '_'));
  const named = (kinds: readonly DeviceKind[]) => kinds.find((kind) => words.includes(kind));
  return named(APPLICATIONS) ?? named(MACHINES) ?? named(['web']) ?? 'other';
}
