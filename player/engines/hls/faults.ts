import { type ErrorData, ErrorDetails, ErrorTypes } from 'hls.js';
import { licenceError } from '../../core/drm';
import type { Fault, FaultKind } from '../../core/errors/ladder';

const CODEC: string[] = [
  ErrorDetails.MANIFEST_INCOMPATIBLE_CODECS_ERROR,
  ErrorDetails.BUFFER_ADD_CODEC_ERROR,
  ErrorDetails.BUFFER_INCOMPATIBLE_CODECS_ERROR,
];
/** Counted although hls.js recovers from them (spec 2 §4: fragment parsing or stall errors). */
const FRAGMENT: string[] = [ErrorDetails.FRAG_PARSING_ERROR, ErrorDetails.BUFFER_STALLED_ERROR];

function kindOf(data: Pick<ErrorData, 'type' | 'details' | 'fatal'>): FaultKind | null {
  if (data.fatal && CODEC.includes(data.details)) return 'codec';
  if (!data.fatal) return FRAGMENT.includes(data.details) ? 'fragment' : null;
  if (data.type === ErrorTypes.NETWORK_ERROR) return 'network';
  if (data.type === ErrorTypes.MEDIA_ERROR) return 'media';
  if (data.type === ErrorTypes.KEY_SYSTEM_ERROR) return 'drm';
  return 'other';
}

/** The fault of the player for an error, or null if hls.js recovers from it (media 7.15). */
export function hlsFault(data: ErrorData): Fault | null {
  const kind = kindOf(data);
  if (!kind) return null;
  const fault: Fault = { kind, fatal: data.fatal, detail: data.details };
  if (data.response?.code) fault.status = data.response.code;
  if (data.details === ErrorDetails.KEY_SYSTEM_LICENSE_REQUEST_FAILED) {
    fault.licence = licenceError(data.response?.code ?? 0, textOf(data.networkDetails));
  }
  const url = data.frag?.url ?? data.url ?? data.context?.url;
  if (url) fault.url = url;
  return fault;
}

/** Licences are requested as bytes, so an error is too. */
function textOf(request: unknown): string {
  const { response } = (request ?? {}) as { response?: unknown };
  return response instanceof ArrayBuffer ? new TextDecoder().decode(response) : '';
}
