import { PlatformError } from '@/lib/shared/platform-error';

/** How a denied report of the position tells what plays that it may not be watched any more. */
const DENIED = 'taspa:denied-report';

export interface DeniedReport {
  statId: string;
  error: PlatformError;
}

/** The platform denies the report of a child whose channel shows a programme above its age by now. */
export function noteDeniedReport(statId: string, error: unknown): void {
  if (!(error instanceof PlatformError) || error.code !== 'permission_denied') return;
  dispatchEvent(new CustomEvent<DeniedReport>(DENIED, { detail: { statId, error } }));
}

/** Browser only. */
export function onDeniedReport(listener: (report: DeniedReport) => void): () => void {
  const listen = (event: Event) => listener((event as CustomEvent<DeniedReport>).detail);
  addEventListener(DENIED, listen);
  return () => removeEventListener(DENIED, listen);
}
