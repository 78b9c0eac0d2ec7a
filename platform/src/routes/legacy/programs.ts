import type { FastifyRequest } from 'fastify';
import type { Static } from 'typebox';
import { archiveOf } from '../../catalogue/archive.ts';
import type { Content, Snapshot } from '../../catalogue/model.ts';
import { ownTitles } from '../../db/queries/own-titles.ts';
import type { Deps } from '../../http/app.ts';
import { type Program, program } from '../../presenters/channels/program.ts';
import { viewOf } from '../../presenters/view.ts';

/** Titles as programmes, each with its archive and the caller's favourite and rating. */
export async function shownPrograms(
  deps: Deps,
  request: FastifyRequest,
  snapshot: Snapshot,
  contents: readonly Content[],
): Promise<Static<typeof Program>[]> {
  const now = Math.floor(deps.clock.now() / 1000);
  const own = await ownTitles(
    deps.db,
    request.caller,
    contents.map(({ id }) => id),
  );
  const view = viewOf(request, deps);
  return contents.map((content) =>
    program(content, { archive: archiveOf(snapshot, content, now), own: own(content.id) }, view),
  );
}
