import { type Static, Type } from 'typebox';
import { fillRow } from '../../catalogue/fill-row.ts';
import { findRow } from '../../catalogue/find.ts';
import type { Content, Row, Snapshot } from '../../catalogue/model.ts';
import { catalogueOf } from '../../catalogue/store.ts';
import type { Routes } from '../../http/app.ts';
import { Program } from '../../presenters/channels/program.ts';
import { LegacyVideo, legacyVideo } from '../../presenters/contents/legacy-video.ts';
import { promotion } from '../../presenters/contents/promotion.ts';
import { Wire } from '../../presenters/schema.ts';
import { localized, type View, viewOf } from '../../presenters/view.ts';
import { shownPrograms } from './programs.ts';

/** The names of current templates for clients that know only three (wire 8). */
const TEMPLATES: Readonly<Record<string, 'vod' | 'promo-wide' | 'promo-standart'>> = {
  'content-v': 'vod',
  'content-h': 'vod',
  'promo-bg': 'promo-wide',
  'promo-wide': 'promo-wide',
  button: 'promo-standart',
  branded_button: 'promo-standart',
  'collection-v': 'promo-standart',
};

const HOME = 'startpage';
/** These clients load no further pages of a row. */
const ROW_LIMIT = 50;

const FilterStub = {
  id: Type.String(),
  name: Type.String(),
  type: Type.Enum(['program', 'video']),
  template: Type.Enum(['vod', 'program', 'promo-wide', 'promo-standart'], {
    description: 'which list is filled: vod is videos, program is programs',
  }),
};

const Promo = Wire({
  id: Type.String(),
  title: Type.String(),
  description: Type.String(),
  images: Type.Array(Wire({ src: Type.String(), type: Type.String() })),
  destination: Wire({ type: Type.String(), id: Type.String(), slug: Type.String() }),
});

const FilterPage = Wire({
  ...FilterStub,
  programs: Type.Array(Program),
  videos: Type.Array(LegacyVideo),
  promo_wides: Type.Array(Promo),
  promo_standarts: Type.Array(Promo),
});

function promos(snapshot: Snapshot, row: Row, view: View, type: string): Static<typeof Promo>[] {
  const items = row.source.kind === 'promotions' ? row.source.items : [];
  return items.map((item) => {
    const { id, title, description, background, destination } = promotion(item, row.template, snapshot, view);
    const { type: leads, id: to, slug } = destination;
    return {
      id,
      title,
      description,
      images: [{ src: background, type }],
      destination: { type: leads, id: to, slug },
    };
  });
}

function contentsOf(snapshot: Snapshot, row: Row): Content[] {
  const filled = fillRow(snapshot, row.source, {});
  return filled.kind === 'contents' ? filled.items.slice(0, ROW_LIMIT) : [];
}

/** The rows of the home page in the form for the oldest clients: main_3.0 (wire 8). */
export const legacyFilterRoutes: Routes = async (app, deps) => {
  const catalogue = catalogueOf(deps);
  const config = { access: 'public' as const };

  /** Null for rows that these clients cannot show: channels, persons, history, and empty ones. */
  function stub(snapshot: Snapshot, row: Row, view: View) {
    const template = TEMPLATES[row.template];
    if (!template) return null;
    const contents = contentsOf(snapshot, row);
    if (template === 'vod' && contents.length === 0) return null;
    const isShows = contents.length > 0 && contents.every(({ type }) => type === 'program');
    const kind = { id: row.id, name: localized(row.title, view) };
    // For the name `vod` these clients read `videos`; for an unknown name, `programs`.
    if (isShows) return { ...kind, type: 'program' as const, template: 'program' as const };
    return { ...kind, type: 'video' as const, template };
  }

  app.get(
    '/v2/filters',
    {
      config,
      schema: {
        summary: 'Rows of the home page, in the form of older clients',
        querystring: Type.Object({ version: Type.Optional(Type.String()) }),
        response: { 200: Type.Array(Wire(FilterStub)) },
      },
    },
    async (request) => {
      const snapshot = await catalogue.shownTo(request.caller);
      const view = viewOf(request, deps);
      const home = snapshot.rowsets.find(({ template }) => template === HOME);
      return (home?.rows ?? []).flatMap((row) => stub(snapshot, row, view) ?? []);
    },
  );

  app.get(
    '/v2/filters/:filter',
    {
      config,
      schema: {
        summary: 'A row of the home page with its items, in the form of older clients',
        params: Type.Object({ filter: Type.String() }),
        response: { 200: Type.Array(FilterPage) },
      },
    },
    async (request) => {
      const snapshot = await catalogue.shownTo(request.caller);
      const view = viewOf(request, deps);
      const row = findRow(snapshot, request.params.filter);
      const shown = stub(snapshot, row, view);
      if (!shown) return [];
      const contents = contentsOf(snapshot, row);
      const isShows = shown.type === 'program';
      return [
        {
          ...shown,
          programs: isShows ? await shownPrograms(deps, request, snapshot, contents) : [],
          videos: isShows ? [] : contents.map((content) => legacyVideo(snapshot, content, view)),
          promo_wides: shown.template === 'promo-wide' ? promos(snapshot, row, view, 'wide') : [],
          promo_standarts: shown.template === 'promo-standart' ? promos(snapshot, row, view, 'standart') : [],
        },
      ];
    },
  );
};
