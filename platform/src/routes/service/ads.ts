import { Type } from 'typebox';
import { adIdsOf, saveAdId } from '../../db/queries/ad-ids.ts';
import type { Routes } from '../../http/app.ts';
import { callerOf } from '../../http/caller.ts';
import { Wire } from '../../presenters/schema.ts';

const AdId = Wire({ id: Type.String(), identifier: Type.String(), vendor: Type.String() });
/** Identifiers are printable ASCII, which every database can store. */
const plain = (maxLength: number) => Type.String({ minLength: 1, maxLength, pattern: '^[\\x20-\\x7e]+$' });
const NewAdId = Type.Object({ identifier: plain(256), vendor: plain(64) });

/** Spec 2 §7: the advertising identifiers of a viewer, one per vendor. */
export const adRoutes: Routes = async (app, deps) => {
  app.get(
    '/v2/ads/ad_ids',
    {
      config: { access: 'user', forChildren: true },
      schema: { summary: "The caller's advertising identifiers", response: { 200: Type.Array(AdId) } },
    },
    async (request) => adIdsOf(deps.db, callerOf(request).userId),
  );

  app.post(
    '/v2/ads/ad_ids',
    {
      config: { access: 'user', forChildren: true },
      schema: {
        summary: 'Remembers an advertising identifier; a new one of the same vendor takes its place',
        body: NewAdId,
        response: { 200: AdId },
      },
    },
    async (request) => {
      const { identifier, vendor } = request.body;
      const now = new Date(deps.clock.now());
      return saveAdId(deps.db, callerOf(request).userId, { identifier, vendor }, now);
    },
  );
};
