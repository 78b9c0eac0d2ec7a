import { eq } from 'drizzle-orm';
import type { DatabaseReader } from '../../db/database.ts';
import { packets } from '../../db/schema/commerce.ts';
import { intId } from '../../domain/identifiers.ts';
import { isZone } from '../../domain/zone-name.ts';
import type { OptionValues } from '../kind.ts';
import { UsageError } from '../problem.ts';
import type { ListSettings } from './plan.ts';

export type M3uOptions = ListSettings & { packetId: number | null; zone: string };

/** The name of a list without `--list`. */
const DEFAULT_LIST = 'taspa';
const LIST_NAME = /^[\p{L}\p{N}][\p{L}\p{N} ._-]{0,63}$/u;

/** The name that separates the channels of lists. */
function listOf(name: string | undefined): string {
  if (name === undefined) return DEFAULT_LIST;
  if (LIST_NAME.test(name)) return name;
  throw new UsageError(`"${name}" cannot name a list; write letters and digits, at most 64.`);
}

/** The requested packet; null without one. */
export async function packetOf(db: DatabaseReader, packet: string | undefined): Promise<number | null> {
  if (packet === undefined) return null;
  const [found] = await db
    .select({ id: packets.id })
    .from(packets)
    .where(eq(packets.id, intId(packet) ?? 0));
  if (!found) throw new UsageError(`There is no packet "${packet}".`);
  return found.id;
}

/** The requested age of what nobody rated; null without one. */
export function ageOption({ age }: OptionValues): number | null {
  if (age === undefined) return null;
  if (!/^\d{1,2}$/.test(String(age))) throw new UsageError(`"${age}" is no age; write --age 12.`);
  return Number(age);
}

const textOf = (value: string | boolean | undefined) => (typeof value === 'string' ? value : undefined);

/** The requested zone; UTC without one. */
export function zoneOption(values: OptionValues): string {
  const zone = textOf(values.timezone) ?? 'UTC';
  if (!isZone(zone)) throw new UsageError(`"${zone}" is not a time zone; write one like Asia/Almaty.`);
  return zone;
}

/** Reads the options of `import m3u` and checks them with the database. */
export async function readOptions(db: DatabaseReader, values: OptionValues): Promise<M3uOptions> {
  const packetId = await packetOf(db, textOf(values.packet));
  const isMadeFree = values.free === true;
  if (isMadeFree && packetId !== null) throw new UsageError('Choose --free or --packet, not both.');
  return {
    list: listOf(textOf(values.list)),
    packetId,
    isFree: packetId !== null ? false : isMadeFree ? true : null,
    age: ageOption(values),
    removeMissing: values['remove-missing'] === true,
    zone: zoneOption(values),
  };
}
