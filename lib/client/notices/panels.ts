import * as v from 'valibot';
import { readStored, readStoredJson, writeStored } from '@/lib/client/browser/storage';
import { type ClosedPanels, mayReturn, PANEL_IDS, type PanelId } from '@/lib/rules/notices/panels';

/** One panel at a time; a closed one is remembered (spec 3 §4 Notifications). */

const CLOSED_KEY = 'taspa:panels';
const SINCE_KEY = 'taspa:here-since';

const Closed = v.record(v.picklist(PANEL_IDS), v.number());

let shown: PanelId | null = null;

/** Closed in this document, where the storage has refused to remember it. */
const closedHere = new Set<PanelId>();

const seconds = () => Math.floor(Date.now() / 1000);

function closedIn(kind: 'local' | 'session'): ClosedPanels {
  const known = v.safeParse(Closed, readStoredJson(kind, CLOSED_KEY));
  return known.success ? known.output : {};
}

/** Whether closing can be remembered. Otherwise no panel is shown, because each would come back on every page. */
export function hasStorage(): boolean {
  try {
    return Boolean(localStorage && sessionStorage);
  } catch {
    return false;
  }
}

/** Whether the viewer has closed it, and it may not return yet: not in this tab, nor in this browser before its time. */
export const isClosed = (id: PanelId): boolean =>
  closedHere.has(id) || id in closedIn('session') || !mayReturn(id, closedIn('local'), seconds());

/** Takes the place at the edge of the page; false while another panel has it, or when this one was closed. */
export function claimPanel(id: PanelId): boolean {
  if (!hasStorage() || shown !== null || isClosed(id)) return false;
  shown = id;
  return true;
}

/** The page of the panel is left: the place is free, and the panel may come again. */
export function releasePanel(id: PanelId): void {
  if (shown === id) shown = null;
}

/** `forGood`: its question is answered, and does not come again in this browser. */
export function closePanel(id: PanelId, when: 'now' | 'forGood' = 'now'): void {
  releasePanel(id);
  const at = when === 'now' ? seconds() : Number.MAX_SAFE_INTEGER;
  for (const kind of ['session', 'local'] as const) {
    const isKept = writeStored(kind, CLOSED_KEY, JSON.stringify({ ...closedIn(kind), [id]: at }));
    if (!isKept) closedHere.add(id);
  }
}

/** Seconds since this tab came to the site. */
export function usedSeconds(): number {
  const since = Number(readStored('session', SINCE_KEY)) || Math.floor(performance.timeOrigin / 1000);
  writeStored('session', SINCE_KEY, String(since));
  return seconds() - since;
}
