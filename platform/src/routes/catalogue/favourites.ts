import { type Static, Type } from 'typebox';
import { favouriteObject } from '../../catalogue/favourites.ts';
import { findChannel, findContent, findPerson } from '../../catalogue/find.ts';
import type { Snapshot } from '../../catalogue/model.ts';
import { catalogueOf } from '../../catalogue/store.ts';
import {
  addFavourite,
  type Favourite,
  favouriteOf,
  listFavourites,
  placeFavourite,
  removeFavourites,
  restoreFavourites,
} from '../../db/queries/favourites.ts';
import type { FavouriteKind } from '../../db/schema/viewing.ts';
import { isoSeconds } from '../../domain/iso.ts';
import type { Routes } from '../../http/app.ts';
import { callerOf, registeredCallerOf } from '../../http/caller.ts';
import { ApiError } from '../../http/errors.ts';
import { Nullable, Wire } from '../../presenters/schema.ts';
import { Paging, page } from '../query.ts';

/** wire 6: the filled id shows the kind. */
const FavouriteWire = Wire({
  id: Type.String(),
  object_id: Type.String(),
  kind: Type.String(),
  channel_id: Nullable(Type.Integer()),
  program_id: Nullable(Type.String()),
  content_id: Nullable(Type.String()),
  person_id: Nullable(Type.Integer()),
  priority: Type.Integer(),
  created_at: Type.String({ format: 'date-time' }),
});

function favouriteWire({ id, kind, objectId, priority, createdAt }: Favourite): Static<typeof FavouriteWire> {
  return {
    id,
    object_id: objectId,
    kind,
    channel_id: kind === 'channel' ? Number(objectId) : null,
    program_id: kind === 'program' ? objectId : null,
    content_id: kind === 'content' ? objectId : null,
    person_id: kind === 'person' ? Number(objectId) : null,
    priority,
    created_at: isoSeconds(createdAt),
  };
}

const AnyId = Type.Optional(Type.Union([Type.String({ maxLength: 300 }), Type.Integer()]));

/** Both spellings are in use; the snake-case one is documented (wire 6). */
const NewFavourite = Type.Object({
  channel_id: AnyId,
  program_id: AnyId,
  content_id: AnyId,
  person_id: AnyId,
  channelId: AnyId,
  programId: AnyId,
  contentId: AnyId,
  personId: AnyId,
});

function wanted(body: Static<typeof NewFavourite>): { kind: FavouriteKind; key: string } | null {
  const given = (
    [
      ['channel', body.channel_id ?? body.channelId],
      ['program', body.program_id ?? body.programId],
      ['content', body.content_id ?? body.contentId],
      ['person', body.person_id ?? body.personId],
    ] as const
  ).filter(([, key]) => key !== undefined && key !== '');
  const [first] = given;
  return first && given.length === 1 ? { kind: first[0], key: String(first[1]) } : null;
}

/** The id under which an object is stored, whichever id the request used. */
function objectIdOf(snapshot: Snapshot, kind: FavouriteKind, key: string): string {
  if (kind === 'channel') return String(findChannel(snapshot, key).id);
  if (kind === 'person') return String(findPerson(snapshot, key).id);
  return findContent(snapshot, key).id;
}

const Kind = Type.Union([
  Type.Literal('channel'),
  Type.Literal('program'),
  Type.Literal('content'),
  Type.Literal('person'),
]);

const MAX_PRIORITY = 1_000_000;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export const favouriteRoutes: Routes = async (app, deps) => {
  const catalogue = catalogueOf(deps);
  const config = { access: 'user' as const, forChildren: true };

  app.get(
    '/v2/users/self/favorites',
    {
      config,
      schema: {
        summary: "The caller's favourites",
        querystring: Type.Object(Paging),
        response: { 200: Type.Array(FavouriteWire) },
      },
    },
    async (request) => {
      const caller = callerOf(request);
      const snapshot = await catalogue.shownTo(caller);
      const favourites = await listFavourites(deps.db, caller);
      // Objects that left the catalogue, or are hidden from this profile, are not shown.
      const shown = favourites.filter((favourite) => favouriteObject(snapshot, favourite) !== null);
      return page(shown, request.query).map(favouriteWire);
    },
  );

  app.post(
    '/v2/users/self/favorites',
    {
      config: { ...config, errors: ['permission_denied', 'not_found'] },
      schema: {
        summary: 'Adds a channel, programme, content or person',
        body: NewFavourite,
        response: { 201: FavouriteWire },
      },
    },
    async (request, reply) => {
      // Spec 2 §6: guests cannot add favourites, they have to log in.
      const caller = registeredCallerOf(request);
      const target = wanted(request.body);
      if (!target) throw new ApiError('invalid', { fields: { content_id: { key: 'field_required' } } });
      const objectId = objectIdOf(await catalogue.shownTo(caller), target.kind, target.key);
      const createdAt = new Date(deps.clock.now());
      const favourite = await addFavourite(deps.db, caller, target.kind, objectId, createdAt);
      return reply.code(201).send(favouriteWire(favourite));
    },
  );

  app.patch(
    '/v2/users/self/favorites/:favourite',
    {
      config,
      schema: {
        summary: 'Gives a favourite its place among the others: the smaller the earlier',
        params: Type.Object({ favourite: Type.String() }),
        body: Type.Object({ priority: Type.Integer({ minimum: 0, maximum: MAX_PRIORITY }) }),
        response: { 200: FavouriteWire },
      },
    },
    async (request) => {
      const { favourite: id } = request.params;
      const { priority } = request.body;
      const placed = UUID.test(id) && (await placeFavourite(deps.db, callerOf(request), id, priority));
      if (!placed) throw new ApiError('not_found');
      return favouriteWire(placed);
    },
  );

  app.delete(
    '/v2/users/self/favorites/:favourite',
    {
      config,
      schema: { summary: 'Removes a favourite', params: Type.Object({ favourite: Type.String() }) },
    },
    async (request, reply) => {
      const { favourite } = request.params;
      const at = new Date(deps.clock.now());
      const isRemoved =
        UUID.test(favourite) &&
        (await removeFavourites(deps.db, callerOf(request), { id: favourite }, at)) > 0;
      if (!isRemoved) throw new ApiError('not_found');
      return reply.code(204).send();
    },
  );

  app.delete(
    '/v2/users/self/favorites',
    {
      config,
      schema: {
        summary: 'Removes all favourites of a kind',
        querystring: Type.Object({ kind: Kind }),
      },
    },
    async (request, reply) => {
      const at = new Date(deps.clock.now());
      await removeFavourites(deps.db, callerOf(request), { kind: request.query.kind }, at);
      return reply.code(204).send();
    },
  );

  app.post(
    '/v2/users/self/favorites/restore',
    {
      config,
      schema: {
        summary:
          'Brings back a favourite, or what the caller removed last of a kind or at all, within ten minutes',
        body: Type.Object({ id: Type.Optional(Type.String()), kind: Type.Optional(Kind) }),
        response: { 200: Type.Array(FavouriteWire) },
      },
    },
    async (request) => {
      const { id, kind } = request.body;
      if (id !== undefined && !UUID.test(id)) return [];
      const which = id !== undefined ? { id } : kind && { kind };
      const restored = await restoreFavourites(deps.db, callerOf(request), new Date(deps.clock.now()), which);
      return restored.map(favouriteWire);
    },
  );

  app.get(
    '/v2/persons/:person/favorite',
    {
      config,
      schema: {
        summary: 'Whether a person is a favourite of the caller',
        params: Type.Object({ person: Type.String() }),
        response: { 200: Wire({ favorite: Nullable(FavouriteWire) }) },
      },
    },
    async (request) => {
      const { id } = findPerson(await catalogue.shownTo(request.caller), request.params.person);
      const favourite = await favouriteOf(deps.db, callerOf(request), ['person'], String(id));
      return { favorite: favourite ? favouriteWire(favourite) : null };
    },
  );
};
