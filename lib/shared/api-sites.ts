/** Spec 1 §2: names of other platforms in an address. */
export const API_NAMES = ['devapi', 'stageapi', 'localapi', 'qaapi', 'customapi'] as const;

export type ApiName = (typeof API_NAMES)[number];

/**
 * Reads `API_SITES`, e.g. `stageapi=https://stage.example,devapi=https://dev.example`: the deployment of each
 * name (docs/decisions/0007). Null when it is invalid.
 */
export function readApiSites(text: string): ReadonlyMap<ApiName, string> | null {
  const entries = text.split(',').filter((entry) => entry.trim() !== '');
  const sites = new Map<ApiName, string>();
  for (const entry of entries) {
    const [name = '', address = ''] = entry.trim().split(/=(.*)/s);
    const known = API_NAMES.find((one) => one === name);
    const origin = originOf(address);
    if (!known || !origin) return null;
    sites.set(known, origin);
  }
  return sites;
}

function originOf(address: string): string | null {
  if (!URL.canParse(address)) return null;
  const { protocol, origin, username, password } = new URL(address);
  return /^https?:$/.test(protocol) && !username && !password ? origin : null;
}
