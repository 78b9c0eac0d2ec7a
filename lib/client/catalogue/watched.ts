import { atom } from 'jotai/vanilla';
import * as v from 'valibot';
import { documentAudience } from '@/lib/client/browser/of-document';
import { callAsViewer } from '@/lib/client/http/call-as-viewer';
import { store } from '@/lib/client/store/store';
import { viewerTurn } from '@/lib/client/viewer/viewer';
import { idText, listOf, numberOrNull, textOrNull } from '@/lib/platform/http/wire';
import { START_PAGE } from '@/lib/rules/catalogue/constants';
import { rowLook } from '@/lib/rules/catalogue/row-layout';
import { isForChild } from '@/lib/shared/sites/audience';
import { historyChangesAtom } from './history';

/**
 * The page whose history row contains the watched share of each title (spec 2 §2 "My"). Children have no page
 * 1000; their history is on the home page.
 */
const PAGE_WITH_HISTORY = { everyone: 'my', children: START_PAGE } as const;

/** The largest page that the platform returns. */
const MOST = 100;

const Stubs = v.object({ rows: listOf(v.object({ id: idText, slug: textOrNull, template: v.string() })) });

const History = v.object({
  histories: listOf(
    v.object({
      content: v.object({ id: idText }),
      content_episode: v.nullish(
        v.object({ id: v.nullish(idText), slug: textOrNull, season: numberOrNull, series: numberOrNull }),
      ),
      watch_percentage: numberOrNull,
    }),
  ),
});

type WireEpisode = v.InferOutput<typeof History>['histories'][number]['content_episode'];

interface Watched {
  /** 0…100. */
  percent: number;
  /** The episode of a series that was watched last; `key` is what its address contains. */
  episode: { key: string; season: number; episode: number } | null;
}

type WatchedTitles = ReadonlyMap<string, Watched>;

/** How much of each title this viewer has watched. */
export const watchedAtom = atom<WatchedTitles>(new Map());

let sheet: CSSStyleSheet | null = null;
let isWanted = false;
/** The number of the newest reading: answers of earlier ones are dropped. */
let turn = 0;
let owner = viewerTurn();

/**
 * Shows the watched share on every tile of a title, also on tiles that load later: one CSS rule a title
 * instead of one script a tile (DESIGN section 10). Without an answer the tiles stay unchanged, except that another viewer
 * sees nothing of the one before.
 */
export async function markWatched(): Promise<void> {
  turn += 1;
  isWanted = true;
  const own = turn;
  if (owner !== viewerTurn()) show(new Map());
  owner = viewerTurn();
  const watched = await readWatched();
  if (own === turn) show(watched);
}

/** The viewer has left. */
export function unmarkWatched(): void {
  turn += 1;
  isWanted = false;
  show(new Map());
}

// What is removed from the history is not marked any more.
store.sub(historyChangesAtom, () => {
  if (isWanted) markWatched().catch(() => {});
});

async function readWatched(): Promise<WatchedTitles> {
  const path = `/rowsets/${PAGE_WITH_HISTORY[isForChild(documentAudience()) ? 'children' : 'everyone']}`;
  const { rows } = await callAsViewer({ path, schema: Stubs });
  const row = rows.find(({ template }) => rowLook(template).list === 'histories');
  if (!row) return new Map();
  const call = { path: `/rows/${row.slug ?? row.id}`, query: { limit: MOST }, schema: History };
  const { histories } = await callAsViewer(call);
  return new Map(
    histories.map(({ content, content_episode: episode, watch_percentage: percent }) => [
      content.id,
      { percent: percent ?? 0, episode: toEpisode(episode) },
    ]),
  );
}

function toEpisode(wire: WireEpisode): Watched['episode'] {
  const key = wire?.slug ?? wire?.id;
  return key && wire?.season && wire.series ? { key, season: wire.season, episode: wire.series } : null;
}

function show(watched: WatchedTitles): void {
  store.set(watchedAtom, watched);
  const rules = [...watched].map(
    ([id, { percent }]) => `[data-item="${CSS.escape(id)}"]{--watched:${percent}}`,
  );
  if (!sheet) {
    sheet = new CSSStyleSheet();
    document.adoptedStyleSheets.push(sheet);
  }
  sheet.replaceSync(rules.join(''));
}
