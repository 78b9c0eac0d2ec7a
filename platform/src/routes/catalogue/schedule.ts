import type { FastifyContextConfig, FastifyRequest } from 'fastify';
import { type Static, Type } from 'typebox';
import { scheduleOf } from '../../catalogue/air.ts';
import type { AiredEntry } from '../../catalogue/aired.ts';
import { archiveOf } from '../../catalogue/archive.ts';
import { findChannel } from '../../catalogue/find.ts';
import { findTitle } from '../../catalogue/find-title.ts';
import { scheduledBetween } from '../../catalogue/guide.ts';
import type { Channel } from '../../catalogue/model.ts';
import { catalogueOf } from '../../catalogue/store.ts';
import { ownTitles } from '../../db/queries/own-titles.ts';
import { archiveBound, DAY_SECONDS } from '../../domain/archive.ts';
import { dayBounds, localDateTime } from '../../domain/zone.ts';
import { CACHE_MS } from '../../http/answer-cache.ts';
import type { Routes } from '../../http/app.ts';
import type { Caller } from '../../http/caller.ts';
import { LegacyScheduleEntry, legacyEntry } from '../../presenters/channels/legacy-entry.ts';
import { Program, program } from '../../presenters/channels/program.ts';
import { ContentScheduleEntry, contentScheduleEntry } from '../../presenters/channels/schedule.ts';
import type { HistoryMark } from '../../presenters/contents/history-mark.ts';
import { type View, viewOf } from '../../presenters/view.ts';
import { Moment, Paging, page, refuseField } from '../query.ts';
import { marksOf } from './marks.ts';

const ScheduleQuery = Type.Object({
  ...Paging,
  start: Moment,
  end: Moment,
  date: Type.Optional(Type.String({ maxLength: 10 })),
  channels_version: Type.Optional(Type.String()),
});
type Query = Static<typeof ScheduleQuery>;

/** Spec 2 §4: windows are aligned to the hour, so one may reach an hour beyond the announced days. */
const HOUR_SECONDS = 3600;

/** The requested time: `start`/`end`, else the day of `date`, else today. */
function wantedWindow({ start, end, date }: Query, now: number): { from: number; to: number } {
  const day = dayBounds(date ?? localDateTime(now).date) ?? refuseField('date');
  if (start === undefined && end === undefined) return day;
  const from = start ?? day.from;
  return { from, to: end ?? from + DAY_SECONDS };
}

/** Limits a window to the archive of the channel and to the announced days (wire 3). */
function channelWindow(channel: Channel, query: Query, now: number): { from: number; to: number } {
  const wanted = wantedWindow(query, now);
  return {
    from: Math.max(wanted.from, archiveBound(channel.archivedDays, now)),
    to: Math.min(wanted.to, now + channel.futureDays * DAY_SECONDS + HOUR_SECONDS),
  };
}

export const scheduleRoutes: Routes = async (app, deps) => {
  const catalogue = catalogueOf(deps);
  const config = { access: 'public', cacheMs: CACHE_MS.usual } satisfies FastifyContextConfig;
  const nowSeconds = () => Math.floor(deps.clock.now() / 1000);

  async function entriesOf(caller: Caller | null, key: string, query: Query): Promise<AiredEntry[]> {
    const snapshot = await catalogue.shownTo(caller);
    const channel = findChannel(snapshot, key);
    const { from, to } = channelWindow(channel, query, nowSeconds());
    if (from >= to) return [];
    return page(await scheduledBetween(deps.db, snapshot, channel, from, to), query);
  }

  /** The entries in one of their two forms, each with the caller's position. */
  async function presented<Entry>(
    request: FastifyRequest,
    entries: readonly AiredEntry[],
    form: (entry: AiredEntry, now: number, marks: Map<string, HistoryMark>, view: View) => Entry,
  ): Promise<Entry[]> {
    const marks = await marksOf(deps, request.caller, entries);
    const view = viewOf(request, deps);
    return entries.map((entry) => form(entry, nowSeconds(), marks, view));
  }

  /** The same for older clients, with the caller's favourites and ratings of the programmes. */
  async function presentedLegacy(request: FastifyRequest, entries: readonly AiredEntry[]) {
    const contentIds = entries.map(({ content }) => content.id);
    const titles = await ownTitles(deps.db, request.caller, contentIds);
    return presented(request, entries, (entry, now, marks, view) =>
      legacyEntry(entry, now, { marks, titles }, view),
    );
  }

  app.get(
    '/v2/channels/:channel/content_schedule',
    {
      config,
      schema: {
        summary: 'The schedule of a channel between two moments, of a day, or of today',
        params: Type.Object({ channel: Type.String() }),
        querystring: ScheduleQuery,
        response: { 200: Type.Array(ContentScheduleEntry) },
      },
    },
    async (request) => {
      const { caller, params, query } = request;
      return presented(request, await entriesOf(caller, params.channel, query), contentScheduleEntry);
    },
  );

  app.get(
    '/v2/channels/:channel/schedule',
    {
      config,
      schema: {
        summary: 'The schedule of a channel in the form of older clients; without a date, of today',
        params: Type.Object({ channel: Type.String() }),
        querystring: ScheduleQuery,
        response: { 200: Type.Array(LegacyScheduleEntry) },
      },
    },
    async (request) => {
      const { caller, params, query } = request;
      return presentedLegacy(request, await entriesOf(caller, params.channel, query));
    },
  );

  app.get(
    '/v2/programs/:program',
    {
      config,
      schema: {
        summary: 'A programme, film or series as channels air it',
        params: Type.Object({ program: Type.String() }),
        response: { 200: Program },
      },
    },
    async (request) => {
      const snapshot = await catalogue.shownTo(request.caller);
      const content = await findTitle(deps.db, snapshot, request.params.program);
      const titles = await ownTitles(deps.db, request.caller, [content.id]);
      const facts = { archive: archiveOf(snapshot, content, nowSeconds()), own: titles(content.id) };
      return program(content, facts, viewOf(request, deps));
    },
  );

  app.get(
    '/v2/programs/:program/schedule',
    {
      config,
      schema: {
        summary:
          'When and where a programme is aired, from the archive, or from a moment, to the announced days',
        params: Type.Object({ program: Type.String() }),
        querystring: Type.Object({ ...Paging, start: Moment }),
        response: { 200: Type.Array(LegacyScheduleEntry) },
      },
    },
    async (request) => {
      const snapshot = await catalogue.shownTo(request.caller);
      const content = await findTitle(deps.db, snapshot, request.params.program);
      const { start = 0, ...paging } = request.query;
      const all = scheduleOf(snapshot, content, nowSeconds()).filter(({ timestamp }) => timestamp >= start);
      return presentedLegacy(request, page(all, { limit: 100, ...paging }));
    },
  );
};
