import 'server-only';

/** Bodies of gateway calls are small. */
const MAX_BODY_BYTES = 10_000;

export type Body = { ok: true; value: unknown } | { ok: false; status: 400 | 413 | 415; code: string };

const JSON_TYPE = /^application\/json\b/i;

/**
 * The JSON of a request; an empty body is `undefined`. Reading stops at the limit, whatever Content-Length
 * says.
 */
export async function readJsonBody(request: Request, type = JSON_TYPE): Promise<Body> {
  const text = await readText(request);
  if (text === null) return { ok: false, status: 413, code: 'too_large' };
  if (text === '') return { ok: true, value: undefined };
  // A form of another site cannot send this type (quality S17).
  if (!type.test(request.headers.get('content-type') ?? '')) {
    return { ok: false, status: 415, code: 'unsupported_media_type' };
  }
  try {
    return { ok: true, value: JSON.parse(text) };
  } catch {
    return { ok: false, status: 400, code: 'parse_error' };
  }
}

async function readText(request: Request): Promise<string | null> {
  if (!request.body) return '';
  const reader = request.body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (let bytes = 0; ; ) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    bytes += value.byteLength;
    if (bytes > MAX_BODY_BYTES) {
      await reader.cancel();
      return null;
    }
    text += decoder.decode(value, { stream: true });
  }
}
