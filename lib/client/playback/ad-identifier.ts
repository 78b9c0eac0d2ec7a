import { callAsViewer } from '@/lib/client/http/call-as-viewer';
import { viewerKey } from '@/lib/client/viewer/viewer-key';
import { adIdsCall, rememberAdIdCall } from '@/lib/platform/resources/ad-ids';
import { hasOptedOut } from '@/lib/rules/analytics/privacy';

/** This site among the vendors of identifiers; apps of televisions and phones have theirs. */
const VENDOR = 'taspa-web';

let known: { viewer: string; answer: Promise<string | null> } | null = null;

/**
 * The advertising identifier of the viewer: the one that the platform knows, else a new random one. Null for viewers who
 * do not want to be tracked, and without an answer. It is requested only for ad servers that ask for it.
 */
export function adIdentifier(): Promise<string | null> {
  if (hasOptedOut()) return Promise.resolve(null);
  const viewer = viewerKey();
  if (known?.viewer === viewer) return known.answer;
  const answer = read().catch(() => {
    // The next ad requests it again.
    if (known?.answer === answer) known = null;
    return null;
  });
  known = { viewer, answer };
  return answer;
}

async function read(): Promise<string> {
  const own = (await callAsViewer(adIdsCall)).find(({ vendor }) => vendor === VENDOR);
  if (own) return own.identifier;
  return (await callAsViewer(rememberAdIdCall(crypto.randomUUID(), VENDOR))).identifier;
}
