import 'server-only';
import { answer, refuse } from '@/lib/server/gateway/http/answer';
import { readJsonBody } from '@/lib/server/gateway/http/body';
import { limit } from '@/lib/server/gateway/http/limit';
import { readReport } from '@/lib/server/security/report';
import { logWarning } from '@/lib/shared/log';

/** Browsers send this type; a form of another site cannot. */
const REPORT = /^application\/csp-report\b/i;

/**
 * `POST /api/reports`: a report of a browser about the content policy of a page (quality S26). Browsers send
 * it without a session; the result is one log line.
 */
export async function takeReport(request: Request): Promise<Response> {
  const tooOften = await limit(request, { byAddress: 'reportsPerAddress' });
  if (tooOften) return tooOften;
  const body = await readJsonBody(request, REPORT);
  if (!body.ok) return refuse(body.status, body.code);
  const refused = readReport(body.value);
  if (!refused) return refuse(400, 'invalid');
  if (refused !== 'foreign') logWarning('content_policy', refused);
  return answer(204, null);
}
