import type { PersonRole } from '../db/schema/persons.ts';
import type { Minor } from '../domain/billing/money.ts';
import { ANYBODY, leastTotals } from '../domain/selling.ts';
import { buildContents, namesOf } from './build-contents.ts';
import { groupBy, indexBy, unique } from './groups.ts';
import { NO_GUIDE } from './guide.ts';
import type { Tables } from './load.ts';
import type { Airing, Channel, Content, Packet, Person, Row, Rowset, Snapshot } from './model.ts';
import { STREAM_IS_DEAD } from './off-air.ts';
import { priceFrom } from './price-from.ts';

function buildPersons(tables: Tables): Map<number, Person> {
  const roles = groupBy(
    tables.credits,
    ({ personId }) => personId,
    ({ role }) => role,
  );
  const rolesOf = (id: number, first: PersonRole) => unique([first, ...(roles.get(id) ?? [])]);
  const persons = tables.persons.map((row) => ({
    ...row,
    roles: rolesOf(row.id, row.role),
    contents: [],
    searchText: namesOf(row.name),
  }));
  return indexBy(persons, ({ id }) => id);
}

/** Newest first; contents of one moment by id, so that the order is stable. */
function byNewest(a: Content, b: Content): number {
  return b.publishedAt.getTime() - a.publishedAt.getTime() || b.id.localeCompare(a.id);
}

function buildChannels(tables: Tables, totals: ReadonlyMap<number, Minor>): Map<number, Channel> {
  const packetsOf = groupBy(
    tables.packetChannels,
    ({ channelId }) => channelId,
    ({ packetId }) => packetId,
  );
  const weeks = indexBy(tables.weeks, ({ channelId }) => channelId);
  const externals = indexBy(tables.externals, ({ channelId }) => channelId);
  const dead = new Set(tables.deadStreams.map(({ channelId }) => channelId));
  // Slots of one title share one string, which saves memory.
  const ids = new Map(tables.contents.map(({ id }) => [id, id]));
  const shared = (id: string) => ids.get(id) ?? id;
  const channels = tables.channels.map((stored): Channel => {
    const row = dead.has(stored.id) ? { ...stored, isAvailable: false, accessError: STREAM_IS_DEAD } : stored;
    const slots = weeks.get(row.id)?.slots ?? [];
    const packetIds = packetsOf.get(row.id) ?? [];
    return {
      ...row,
      packetIds,
      minPrice: priceFrom({ ...row, packetIds }, totals),
      slots: slots.map(([start, length, contentId, episodeId]) => ({
        start,
        length,
        contentId: shared(contentId),
        episodeId: episodeId === null ? null : shared(episodeId),
      })),
      external: externals.get(row.id) ?? null,
      bannedStarts: new Set(slots.flatMap(([start, , , , isBanned]) => (isBanned ? [start] : []))),
      searchText: namesOf(row.name),
    };
  });
  return indexBy(channels, ({ id }) => id);
}

/** The slots of each programme, series and episode in the week. */
function buildAirings(channels: Iterable<Channel>): Map<string, Airing[]> {
  const airings = new Map<string, Airing[]>();
  for (const channel of channels) {
    for (const slot of channel.slots) {
      for (const id of slot.episodeId ? [slot.contentId, slot.episodeId] : [slot.contentId]) {
        const list = airings.get(id);
        if (list) list.push({ channel, slot });
        else airings.set(id, [{ channel, slot }]);
      }
    }
  }
  return airings;
}

/** Packets with their channels, libraries and purchase types. */
function buildPackets(tables: Tables): Map<number, Packet> {
  const channelsOf = groupBy(
    tables.packetChannels,
    ({ packetId }) => packetId,
    ({ channelId }) => channelId,
  );
  const librariesOf = groupBy(
    tables.packetLibraries,
    ({ packetId }) => packetId,
    ({ libraryId }) => libraryId,
  );
  const waysOf = groupBy(
    tables.purchaseTypes.filter(({ isActive }) => isActive),
    ({ packetId }) => packetId,
    (way) => way,
  );
  const packets = tables.packets.map((row) => ({
    ...row,
    channelIds: channelsOf.get(row.id) ?? [],
    libraryIds: librariesOf.get(row.id) ?? [],
    purchaseTypes: waysOf.get(row.id) ?? [],
  }));
  return indexBy(packets, ({ id }) => id);
}

function buildRowsets(tables: Tables, rows: Map<string, Row>): Rowset[] {
  const placed = groupBy(
    tables.rowsetRows,
    ({ rowsetId }) => rowsetId,
    ({ rowId }) => rowId,
  );
  return tables.rowsets.map((rowset) => ({
    ...rowset,
    rows: (placed.get(rowset.id) ?? []).flatMap((id) => rows.get(id) ?? []),
  }));
}

/** Joins the tables: references instead of ids, inherited values filled in, and every index that a route needs. */
export function buildSnapshot(version: number, tables: Tables): Snapshot {
  const persons = buildPersons(tables);
  const contents = buildContents(tables, persons);
  const roots = [...contents.values()].filter(({ parent }) => parent === null).sort(byNewest);
  for (const content of roots) for (const { person } of content.credits) person.contents.push(content);
  const channels = buildChannels(tables, leastTotals(tables.packets, ANYBODY));
  const rows = indexBy(
    tables.rows.map((row) => ({ ...row, searchText: namesOf(row.title) })),
    ({ id }) => id,
  );
  const packetsOf = groupBy(
    tables.packetLibraries,
    ({ libraryId }) => libraryId,
    ({ packetId }) => packetId,
  );
  const libraries = tables.libraries.map((row) => ({ ...row, packetIds: packetsOf.get(row.id) ?? [] }));
  return {
    version,
    childLevel: tables.childLevel,
    genres: tables.genres,
    countries: tables.countries,
    libraries: indexBy(libraries, ({ id }) => id),
    packets: buildPackets(tables),
    purchaseTypes: indexBy(tables.purchaseTypes, ({ id }) => id),
    contents,
    contentsBySlug: indexBy([...contents.values()], ({ slug }) => slug),
    roots,
    trailers: indexBy(tables.trailers, ({ id }) => id),
    persons,
    personsBySlug: indexBy([...persons.values()], ({ slug }) => slug),
    channels,
    channelsBySlug: indexBy([...channels.values()], ({ slug }) => slug),
    categories: tables.categories,
    airings: buildAirings(channels.values()),
    guide: NO_GUIDE,
    rows,
    rowsBySlug: indexBy([...rows.values()], ({ slug }) => slug),
    rowsets: buildRowsets(tables, rows),
    seoMasks: tables.seoMasks,
  };
}
