import { Type } from 'typebox';
import { findChannel } from '../../catalogue/find.ts';
import { scheduledBetween } from '../../catalogue/guide.ts';
import { findReminded, mayName, programmeKey, type Reminded } from '../../catalogue/reminded.ts';
import { catalogueOf } from '../../catalogue/store.ts';
import { addReminder, listReminders, removeReminder } from '../../db/queries/reminders.ts';
import type { Routes } from '../../http/app.ts';
import { callerOf, isChild, registeredCallerOf } from '../../http/caller.ts';
import { ApiError } from '../../http/errors.ts';
import { isUuid } from '../../http/uuid.ts';
import { ReminderWire, reminderWire } from '../../presenters/channels/reminder.ts';
import { viewOf } from '../../presenters/view.ts';
import { Int, NumericId, Paging, page, refuseField } from '../query.ts';

/** A cancelled programme is named until its time has passed. */
const isOver = ({ reminder, entry }: Reminded, now: number): boolean =>
  now >= (entry ? entry.timestamp + entry.duration : reminder.startsAt);

/** Reminders of programmes. No document names these calls; a child profile has its own and only for what it may see. */
export const reminderRoutes: Routes = async (app, deps) => {
  const catalogue = catalogueOf(deps);
  const config = { access: 'user' as const, forChildren: true };
  const nowSeconds = () => Math.floor(deps.clock.now() / 1000);

  app.get(
    '/v2/users/self/reminders',
    {
      config,
      schema: {
        summary: 'Programmes of which the caller wants to be reminded, with their present time',
        querystring: Type.Object(Paging),
        response: { 200: Type.Array(ReminderWire) },
      },
    },
    async (request) => {
      const caller = callerOf(request);
      const snapshot = await catalogue.shownTo(caller);
      const now = nowSeconds();
      const own = await listReminders(deps.db, caller, now);
      const found = await Promise.all(own.map((one) => findReminded(deps.db, snapshot, one)));
      const shown = found
        .filter((one) => one !== null)
        .filter((one) => !isOver(one, now))
        .filter(({ entry, reminder }) => entry || !isChild(caller) || mayName(snapshot, reminder));
      return page(shown, request.query).map((one) => reminderWire(one, viewOf(request, deps)));
    },
  );

  app.post(
    '/v2/users/self/reminders',
    {
      config: { ...config, errors: ['permission_denied', 'not_found'] },
      schema: {
        summary: 'Reminds of the programme of a channel that starts at a moment to come',
        body: Type.Object({
          channel_id: NumericId,
          starts_at: Int,
        }),
        response: { 201: ReminderWire },
      },
    },
    async (request, reply) => {
      // As with favourites (spec 2 §6): personal data needs a user.
      const caller = registeredCallerOf(request);
      const { channel_id: channelId, starts_at: startsAt } = request.body;
      if (startsAt <= nowSeconds()) refuseField('starts_at');
      const snapshot = await catalogue.shownTo(caller);
      const channel = findChannel(snapshot, String(channelId));
      const entries = await scheduledBetween(deps.db, snapshot, channel, startsAt, startsAt + 1);
      const entry = entries.find(({ timestamp }) => timestamp === startsAt);
      if (!entry) throw new ApiError('not_found');
      const reminder = await addReminder(deps.db, caller, {
        channelId: channel.id,
        programme: programmeKey(entry),
        title: entry.content.title,
        startsAt,
        createdAt: new Date(deps.clock.now()),
      });
      return reply.code(201).send(reminderWire({ reminder, channel, entry }, viewOf(request, deps)));
    },
  );

  app.delete(
    '/v2/users/self/reminders/:reminder',
    {
      config,
      schema: { summary: 'Removes a reminder', params: Type.Object({ reminder: Type.String() }) },
    },
    async (request, reply) => {
      const { reminder: id } = request.params;
      const isRemoved = isUuid(id) && (await removeReminder(deps.db, callerOf(request), id));
      if (!isRemoved) throw new ApiError('not_found');
      return reply.code(204).send();
    },
  );
};
