import { eq, or } from 'drizzle-orm';
import type { Database } from '../../db/open.ts';
import { packets } from '../../db/schema/commerce.ts';
import { providers } from '../../db/schema/session.ts';
import { intId } from '../../domain/identifiers.ts';
import { isZone } from '../../domain/zone-name.ts';
import type { OptionValues } from '../kind.ts';
import { UsageError } from '../problem.ts';
import type { Wishes } from './plan.ts';

export type M3uOptions = Wishes & { packetId: number | null; zone: string };

type Reader = Pick<Database, 'select'>;

/** The provider's short name: lists of different providers are kept apart by it. */
async function listOf(db: Reader, provider: string | undefined): Promise<string> {
  const named = provider
    ? or(eq(providers.shortname, provider), eq(providers.id, intId(provider) ?? 0))
    : eq(providers.isDefault, true);
  const [found] = await db.select({ shortname: providers.shortname }).from(providers).where(named);
  if (!found) throw new UsageError(`There is no provider "${provider}".`);
  return found.shortname;
}

/** The packet that is asked for; null without. */
export async function packetOf(db: Reader, packet: string | undefined): Promise<number | null> {
  if (packet === undefined) return null;
  const [found] = await db
    .select({ id: packets.id })
    .from(packets)
    .where(eq(packets.id, intId(packet) ?? 0));
  if (!found) throw new UsageError(`There is no packet "${packet}".`);
  return found.id;
}

const textOf = (value: string | boolean | undefined) => (typeof value === 'string' ? value : undefined);

/** The zone that was asked for; UTC without. */
export function zoneOption(values: OptionValues): string {
  const zone = textOf(values.timezone) ?? 'UTC';
  if (!isZone(zone)) throw new UsageError(`"${zone}" is no time zone; write one like Asia/Almaty.`);
  return zone;
}

/** Reads the options of `import m3u`, held against what the database knows. */
export async function readOptions(db: Reader, values: OptionValues): Promise<M3uOptions> {
  const packetId = await packetOf(db, textOf(values.packet));
  const isMadeFree = values.free === true;
  if (isMadeFree && packetId !== null) throw new UsageError('Choose --free or --packet, not both.');
  return {
    list: await listOf(db, textOf(values.provider)),
    packetId,
    isFree: packetId !== null ? false : isMadeFree ? true : null,
    removeMissing: values['remove-missing'] === true,
    zone: zoneOption(values),
  };
}
