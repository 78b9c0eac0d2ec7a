import { type ComponentType, useEffect, useState } from 'react';

/**
 * A component that no page needs at its start. Its script loads this long after the mount; null never loads it. The
 * value is null until the script has loaded. After a failure the next page tries again.
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
