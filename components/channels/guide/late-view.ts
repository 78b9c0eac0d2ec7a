import type { ComponentType } from 'react';
import type { ViewsProps } from './props';

type View = ComponentType<ViewsProps>;

/** A view whose script loads on demand and is then available at once. */
export interface LateView {
  known: View | null;
  /** Returns the same promise until it fails. */
  bring(): Promise<View>;
}

export function lateView(load: () => Promise<View>): LateView {
  let coming: Promise<View> | null = null;
  const view: LateView = {
    known: null,
    bring: () => {
      coming ??= load().then(
        (known) => {
          view.known = known;
          return known;
        },
        (reason: unknown) => {
          coming = null;
          throw reason;
        },
      );
      return coming;
    },
  };
  return view;
}
