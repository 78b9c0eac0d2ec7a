import { PlatformError } from '@/lib/platform/errors';
import { refuse } from './answer';

/** Seconds a browser may keep an answer that is the same for everyone. */
const BROWSER_LIFE = 30;

/** Answers with what is the same for everyone; needs no session, like the pages. */
export async function answerPublic(load: () => Promise<unknown>): Promise<Response> {
  try {
    const body = await load();
    if (body === null) return refuse(404, 'not_found');
    return Response.json(body, { headers: { 'cache-control': `public, max-age=${BROWSER_LIFE}` } });
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error;
    return error.status === 404
      ? refuse(404, 'not_found')
      : refuse(503, 'unavailable', { message: error.message });
  }
}
