import type { ComponentType } from 'react';
import type { ViewsProps } from './props';

type View = ComponentType<ViewsProps>;

/** A view whose script loads on demand and is then available at once. */
export interface LazyView {
  known: View | null;
  /** Returns the same promise until it fails. */
  load(): Promise<View>;
}

export function lazyView(load: () => Promise<View>): LazyView {
  let loading: Promise<View> | null = null;
  const view: LazyView = {
    known: null,
    load: () => {
      loading ??= load().then(
        (known) => {
          view.known = known;
          return known;
        },
        (reason: unknown) => {
          loading = null;
          throw reason;
        },
      );
      return loading;
    },
  };
  return view;
}
