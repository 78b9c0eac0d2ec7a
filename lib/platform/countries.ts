import 'server-only';
import * as v from 'valibot';
import type { Reader } from '@/lib/audience/audience';
import { life, tag } from './cache';
import { readPublic } from './server';
import { bareList, idText, text, textOrNull } from './wire';

const CountryWire = v.object({ id: idText, name: text, code: textOrNull });

export interface Country {
  id: string;
  /** What an address carries: the ISO code in small letters where there is one. */
  key: string;
  name: string;
}

/** `GET /v2/countries`, in the platform's order. @throws PlatformError */
export async function listCountries(reader: Reader): Promise<Country[]> {
  const call = { path: '/countries', schema: bareList(CountryWire) };
  const countries = await readPublic(call, reader, { revalidate: life.directory, tags: [tag.directory] });
  return countries.map(({ id, name, code }) => ({ id, name, key: code?.toLowerCase() ?? id }));
}
