/** A short notice in the language of the viewer; it needs no answer and disappears by itself. */
export interface Alert {
  /** Tells two alerts with the same words apart. */
  id: number;
  text: string;
  kind: 'done' | 'failure';
  /** A way to take back what was just done. */
  undo?: { label: string; run(): void };
}

/** Received by the listener of modals. */
export const ALERTED = 'taspa:alert';

let shown = 0;

/** Shows a short notice, callable from everywhere (spec 1 §8 "Generic handler"). Browser only. */
export function showAlert(text: string, kind: Alert['kind'] = 'done', undo?: Alert['undo']): void {
  shown += 1;
  dispatchEvent(new CustomEvent<Alert>(ALERTED, { detail: { id: shown, text, kind, undo } }));
}
