import * as v from 'valibot';
import type { Call } from '@/lib/platform/http/transport';

const AdIdWire = v.object({ identifier: v.string(), vendor: v.string() });
const AdIdsWire = v.array(AdIdWire);

/** The advertising identifiers of the viewer, one for each vendor (spec 2 §7 Advertising). */
export const adIdsCall: Call<typeof AdIdsWire> = { path: '/ads/ad_ids', schema: AdIdsWire };

/** Remembers an identifier; a new one of the same vendor takes its place. */
export function rememberAdIdCall(identifier: string, vendor: string): Call<typeof AdIdWire> {
  return { method: 'POST', path: '/ads/ad_ids', body: { identifier, vendor }, schema: AdIdWire };
}
