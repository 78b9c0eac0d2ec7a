import { Type } from 'typebox';
import { EXPERIMENTS, variantFor } from '../../domain/experiments.ts';
import type { Routes } from '../../http/app.ts';
import type { Caller } from '../../http/caller.ts';
import { Wire } from '../../presenters/schema.ts';

const ExperimentWire = Wire({
  id: Type.Integer(),
  name: Type.String(),
  description: Type.String(),
  /** The variant of the caller. */
  group: Type.String(),
  groups: Type.Array(Wire({ name: Type.String(), percent: Type.Integer() })),
});

/** A device keeps its variant for every user; without a device the user has one. */
function unitOf(caller: Caller | null): string | null {
  if (!caller) return null;
  return caller.deviceId ? `device ${caller.deviceId}` : `user ${caller.userId}`;
}

export const experimentRoutes: Routes = async (app) => {
  app.get(
    '/v2/ab_tests/tests',
    {
      schema: {
        summary: 'Experiments that run, each with the variant of the caller',
        response: { 200: Type.Array(ExperimentWire) },
      },
      config: { access: 'public' },
    },
    async ({ caller }) =>
      EXPERIMENTS.map((experiment) => ({
        id: experiment.id,
        name: experiment.name,
        description: experiment.description,
        group: variantFor(experiment, unitOf(caller)),
        groups: experiment.variants.map(({ name, share }) => ({ name, percent: share })),
      })),
  );
};
