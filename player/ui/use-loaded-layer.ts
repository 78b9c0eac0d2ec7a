'use client';

import { useEffect, useRef, useState } from 'react';
import { useSend } from './context';

/**
 * Loads a layer (its script, its words) when it is first wanted; null until then. A failure closes the layers with a
 * notice, and the next press loads again.
 */
export function useLoadedLayer<T>(isWanted: boolean, load: () => Promise<T>): T | null {
  const send = useSend();
  const [loaded, setLoaded] = useState<{ layer: T } | null>(null);
  const latest = useRef(load);
  latest.current = load;
  const isNeeded = isWanted && loaded === null;
  useEffect(() => {
    if (!isNeeded) return;
    let isCurrent = true;
    latest.current().then(
      (layer) => isCurrent && setLoaded({ layer }),
      () => isCurrent && send('layerFailed'),
    );
    return () => {
      isCurrent = false;
    };
  }, [isNeeded, send]);
  return isWanted && loaded ? loaded.layer : null;
}
