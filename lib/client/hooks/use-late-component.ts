import { type ComponentType, useEffect, useState } from 'react';

/**
 * A component that no page needs at its start: its script loads so long after this one was mounted, or never with null. Null until it
 * is there; when it fails to load, the next page tries again.
 *
 * @param load the same function each time
 */
export function useLateComponent<Props>(
  load: () => Promise<ComponentType<Props>>,
  afterMs: number | null,
): ComponentType<Props> | null {
  const [Loaded, setLoaded] = useState<ComponentType<Props> | null>(null);
  useEffect(() => {
    if (afterMs === null) return;
    const timer = setTimeout(() => {
      load().then(
        (component) => setLoaded(() => component),
        () => {},
      );
    }, afterMs);
    return () => clearTimeout(timer);
  }, [load, afterMs]);
  return Loaded;
}
