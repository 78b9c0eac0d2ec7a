import { type Static, type TSchema, Type } from 'typebox';
import { Value } from 'typebox/value';
import { onDisk, type Places } from '../../objects/places.ts';
import type { Localized } from '../../origin/catalogue.ts';

/** The size limit; texts in four languages and fifty persons need a tenth of it. */
const LARGEST = 256 * 1024;

const line = Type.String({ minLength: 1, maxLength: 300 });
const text = Type.String({ maxLength: 5000 });
const only = { additionalProperties: false };

/** One text for all languages, or one per language; `ru` replaces missing ones. */
const inLanguages = <T extends TSchema>(part: T) =>
  Type.Object(
    { ru: Type.Optional(part), kk: Type.Optional(part), en: Type.Optional(part), uz: Type.Optional(part) },
    { ...only, minProperties: 1 },
  );

const role = Type.Enum(['director', 'actor', 'producer', 'writer', 'composer', 'presenter', 'editor']);

/** The format of `name.json` beside a film; every field is optional. */
export const Sidecar = Type.Object(
  {
    title: Type.Optional(Type.Union([line, inLanguages(line)])),
    original: Type.Optional(line),
    year: Type.Optional(Type.Integer({ minimum: 1880, maximum: 2200 })),
    short: Type.Optional(Type.Union([text, inLanguages(text)])),
    description: Type.Optional(Type.Union([text, inLanguages(text)])),
    /** Slugs or names, in any of the languages. */
    genres: Type.Optional(Type.Array(line, { maxItems: 10 })),
    /** Codes or names, in any of the languages. */
    countries: Type.Optional(Type.Array(line, { maxItems: 10 })),
    age: Type.Optional(Type.Integer({ minimum: 0, maximum: 21 })),
    persons: Type.Optional(
      Type.Array(Type.Object({ name: Type.Union([line, inLanguages(line)]), role }, only), { maxItems: 50 }),
    ),
  },
  only,
);
export type Sidecar = Static<typeof Sidecar>;

type SidecarText = string | { [Language in keyof Localized]?: string | undefined };

/** The text in every language; missing ones get the Russian text, or else any other. */
export function inAllLanguages(text: SidecarText): Localized {
  if (typeof text === 'string') return { ru: text, kk: text, en: text, uz: text };
  const { ru, kk, en, uz } = text;
  const any = ru ?? en ?? kk ?? uz ?? '';
  return { ru: ru ?? any, kk: kk ?? any, en: en ?? any, uz: uz ?? any };
}

/** The error in JSON text, with its line if the parser gives the position. */
function mistakeIn(json: string, { message }: Error): string {
  const position = /position (\d+)/.exec(message)?.[1];
  const line = position === undefined ? null : json.slice(0, Number(position)).split('\n').length;
  return line === null ? `is not JSON: ${message}` : `is not JSON, look at line ${line}`;
}

/** Reads a sidecar file; a string is the error. */
export async function readSidecar(path: string, places: Places = onDisk): Promise<Sidecar | string> {
  if ((await places.facts(path)).size > LARGEST) return `is larger than ${LARGEST / 1024} KB`;
  const json = (await places.read(path)).toString().replace(/^\uFEFF/, '');
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch (error) {
    return mistakeIn(json, error as Error);
  }
  if (Value.Check(Sidecar, value)) return value;
  const [first] = Value.Errors(Sidecar, value);
  const where = first?.instancePath.slice(1).replaceAll('/', '.') || 'the whole';
  return `cannot be used: ${where} ${first?.message ?? 'is wrong'}`;
}
