import { useEffect, useState } from 'react';
import { FOCUS_REST_MS } from '@/lib/rules/television/constants';

/** Whether the focus has stayed on this long enough to request its details. */
export function useRestedFocus(focused: unknown): boolean {
  const [rested, setRested] = useState<unknown>(null);
  useEffect(() => {
    const timer = setTimeout(() => setRested(focused), FOCUS_REST_MS);
    return () => clearTimeout(timer);
  }, [focused]);
  return rested === focused;
}
