import type { MacroValues } from './macros';

/** VAST 4.2 §6.3: the identifier of the viewer, or that there is none, for an address that asks for it. */
export async function identifierMacros(address: string): Promise<MacroValues> {
  if (!address.includes('[IFA]')) return {};
  const { adIdentifier } = await import('@/lib/client/playback/ad-identifier');
  const identifier = await adIdentifier();
  return identifier === null
    ? { IFA: '', IFATYPE: '', LIMITADTRACKING: 1 }
    : { IFA: identifier, IFATYPE: 'ppid', LIMITADTRACKING: 0 };
}
