import { Type } from 'typebox';
import type { Content } from '../../catalogue/model.ts';
import { catalogueOf } from '../../catalogue/store.ts';
import type { Routes } from '../../http/app.ts';
import { Program } from '../../presenters/channels/program.ts';
import { LegacyVideo, legacyVideo } from '../../presenters/contents/legacy-video.ts';
import { viewOf } from '../../presenters/view.ts';
import { searchOf } from '../../search/store.ts';
import { SearchText } from '../catalogue/search.ts';
import { Paging, page } from '../query.ts';
import { shownPrograms } from './programs.ts';

const VideoHit = Type.Object({ video: LegacyVideo });
const ProgramHit = Type.Object({ program: Program });

const querystring = Type.Object({ text: SearchText, ...Paging });

/** Search for older clients (wire 6): one list, each item under the name of its kind. */
export const legacySearchRoutes: Routes = async (app, deps) => {
  const catalogue = catalogueOf(deps);
  const search = searchOf(deps);
  const config = { access: 'public' as const };

  async function foundContents(request: Parameters<typeof viewOf>[0], text = '') {
    const snapshot = await catalogue.shownTo(request.caller);
    const found = await search.find(snapshot, text);
    return { snapshot, contents: [...found.contents.keys()], view: viewOf(request, deps) };
  }

  app.get(
    '/v2/search',
    {
      config,
      schema: {
        summary: 'Films and series that answer a text, in the form of older clients',
        querystring,
        response: { 200: Type.Array(VideoHit) },
      },
    },
    async (request) => {
      const { snapshot, contents, view } = await foundContents(request, request.query.text);
      const videos = contents.filter(({ type }) => type !== 'program');
      return page(videos, request.query).map((content) => ({ video: legacyVideo(snapshot, content, view) }));
    },
  );

  app.get(
    '/v2/esearch',
    {
      config,
      schema: {
        summary: 'Films, series and programmes that answer a text, in the form of older clients',
        querystring,
        response: { 200: Type.Array(Type.Union([VideoHit, ProgramHit])) },
      },
    },
    async (request) => {
      const { snapshot, contents, view } = await foundContents(request, request.query.text);
      const shown = page(contents, request.query);
      const isProgram = ({ type }: Content) => type === 'program';
      const programs = await shownPrograms(deps, request, snapshot, shown.filter(isProgram));
      const byId = new Map(programs.map((program) => [program.id, program]));
      return shown.map((content) => {
        const program = byId.get(content.id);
        return program ? { program } : { video: legacyVideo(snapshot, content, view) };
      });
    },
  );
};
