/** Something to be noticed in passing, in the viewer's language; it asks for nothing and goes by itself. */
export interface Alert {
  text: string;
  kind: 'done' | 'failure';
}

/** Heard by the listener of modals. */
export const ALERTED = 'taspa:alert';

/** Says something briefly, from anywhere (spec 1 §8 "Generic handler"). Browser only. */
export function showAlert(text: string, kind: Alert['kind'] = 'done'): void {
  dispatchEvent(new CustomEvent<Alert>(ALERTED, { detail: { text, kind } }));
}
