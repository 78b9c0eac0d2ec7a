import { atom } from 'jotai/vanilla';
import * as v from 'valibot';
import { documentAudience } from '@/lib/client/browser/of-document';
import { callAsViewer } from '@/lib/client/http/call-as-viewer';
import { store } from '@/lib/client/store/store';
import { idText, listOf, numberOrNull, textOrNull } from '@/lib/platform/http/wire';
import { rowLook } from '@/lib/rules/catalogue/row-layout';

/**
 * The page whose row of history tells how far each title was watched: the viewer's own (spec 2 §2 "My"). Children have none (page
 * 1000 is hidden from them); home tells them of what they have begun.
 */
const PAGE_WITH_HISTORY = { everyone: 'my', child: 'startpage' } as const;

/** As much as the platform gives in one page. */
const MOST = 100;

const Stubs = v.object({ rows: listOf(v.object({ id: idText, slug: textOrNull, template: v.string() })) });

const History = v.object({
  histories: listOf(v.object({ content: v.object({ id: idText }), watch_percentage: numberOrNull })),
});

/** How far this viewer got with each title, 0…100. */
export const watchedAtom = atom<ReadonlyMap<string, number>>(new Map());

let sheet: CSSStyleSheet | null = null;

/**
 * Shows on every tile of a title how far this viewer got, on those that come later, too: one rule a title, instead of a
 * script a tile (DESIGN section 10). Without an answer the tiles stay what they are for everybody.
 */
export async function markWatched(): Promise<void> {
  const path = `/rowsets/${PAGE_WITH_HISTORY[documentAudience()]}`;
  const { rows } = await callAsViewer({ path, schema: Stubs });
  const row = rows.find(({ template }) => rowLook(template).isPersonal);
  if (!row) return;
  const call = { path: `/rows/${row.slug ?? row.id}`, query: { limit: MOST }, schema: History };
  const { histories } = await callAsViewer(call);
  show(new Map(histories.map(({ content, watch_percentage: share }) => [content.id, share ?? 0])));
}

/** Nobody is here any more. */
export function unmarkWatched(): void {
  show(new Map());
}

function show(shares: ReadonlyMap<string, number>): void {
  store.set(watchedAtom, shares);
  const rules = [...shares].map(([id, share]) => `[data-item="${CSS.escape(id)}"]{--watched:${share}}`);
  if (!sheet) {
    sheet = new CSSStyleSheet();
    document.adoptedStyleSheets.push(sheet);
  }
  sheet.replaceSync(rules.join(''));
}
