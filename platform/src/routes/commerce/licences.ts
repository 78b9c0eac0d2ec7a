import { eq } from 'drizzle-orm';
import { Type } from 'typebox';
import { entityLicences } from '../../db/schema/subscriptions.ts';
import { isoSeconds } from '../../domain/iso.ts';
import type { Routes } from '../../http/app.ts';
import { callerOf } from '../../http/caller.ts';
import { Wire } from '../../presenters/schema.ts';

/** wire 7.5; `content_id` and `end_at` are ours: the public sample has neither the title nor the end. */
const Licence = Wire({
  id: Type.Integer(),
  purchased_at: Type.String(),
  dtr_status: Type.Boolean({ description: 'the rent runs' }),
  content_id: Type.String(),
  end_at: Type.String(),
});

/** The caller's rented titles, the latest first. */
export const licenceRoutes: Routes = async (app, { db, clock }) => {
  app.get(
    '/v2/users/self/entity_licenses',
    {
      config: { access: 'user', forChildren: false },
      schema: { summary: 'Titles that the caller rented', response: { 200: Type.Array(Licence) } },
    },
    async (request) => {
      const rents = await db
        .select()
        .from(entityLicences)
        .where(eq(entityLicences.userId, callerOf(request).userId))
        .orderBy(entityLicences.purchasedAt);
      return rents.reverse().map(({ id, purchasedAt, contentId, endAt }) => ({
        id,
        purchased_at: isoSeconds(purchasedAt),
        dtr_status: endAt.getTime() > clock.now(),
        content_id: contentId,
        end_at: isoSeconds(endAt),
      }));
    },
  );
};
