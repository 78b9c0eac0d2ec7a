import * as v from 'valibot';
import { callAsViewer } from '@/lib/platform/browser';
import { idText, listOf, numberOrNull, textOrNull } from '@/lib/platform/wire';
import { rowLook } from './row-look';

/** The viewer's own page; its row of history tells how far each title was watched (spec 2 §2 "my"). */
const MY_ROWSET = 'my';

/** As much as the platform gives in one page. */
const MOST = 100;

const Stubs = v.object({ rows: listOf(v.object({ id: idText, slug: textOrNull, template: v.string() })) });

const History = v.object({
  histories: listOf(v.object({ content: v.object({ id: idText }), watch_percentage: numberOrNull })),
});

let shares: ReadonlyMap<string, number> = new Map();

/** How far this viewer got with each title, 0…100, as it was last heard. */
export const sharesOf = (): ReadonlyMap<string, number> => shares;

let sheet: CSSStyleSheet | null = null;

/**
 * Shows on every tile of a title how far this viewer got, on those that come later, too: one rule a title, instead of a
 * script a tile (DESIGN section 10). Without an answer the tiles stay what they are for everybody.
 */
export async function markWatched(): Promise<void> {
  const { rows } = await callAsViewer({ path: `/rowsets/${MY_ROWSET}`, schema: Stubs });
  const row = rows.find(({ template }) => rowLook(template).isPersonal);
  if (!row) return;
  const call = { path: `/rows/${row.slug ?? row.id}`, query: { limit: MOST }, schema: History };
  const { histories } = await callAsViewer(call);
  shares = new Map(histories.map(({ content, watch_percentage: share }) => [content.id, share ?? 0]));
  draw();
}

/** Nobody is here any more. */
export function unmarkWatched(): void {
  shares = new Map();
  draw();
}

function draw(): void {
  const rules = [...shares].map(([id, share]) => `[data-item="${CSS.escape(id)}"]{--watched:${share}}`);
  if (!sheet) {
    sheet = new CSSStyleSheet();
    document.adoptedStyleSheets.push(sheet);
  }
  sheet.replaceSync(rules.join(''));
}
