import 'server-only';
import * as v from 'valibot';
import { readPublic } from '@/lib/platform/clients/public-read';
import { life, tag } from '@/lib/platform/http/cache-life';
import { bareList, idText, text, textOrNull } from '@/lib/platform/http/wire';
import type { AudienceContext } from '@/lib/shared/sites/audience';

const CountryWire = v.object({ id: idText, name: text, code: textOrNull });

export interface Country {
  id: string;
  /** The country's part of an address: the ISO code in lower case where there is one. */
  key: string;
  name: string;
}

/** `GET /v2/countries`, in the platform's order. @throws PlatformError */
export async function listCountries(reader: AudienceContext): Promise<Country[]> {
  const call = { path: '/countries', schema: bareList(CountryWire) };
  const countries = await readPublic(call, reader, { revalidate: life.directory, tags: [tag.directory] });
  return countries.map(({ id, name, code }) => ({ id, name, key: code?.toLowerCase() ?? id }));
}
