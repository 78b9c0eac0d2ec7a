import { licenceError } from '../../core/drm';
import type { Fault, FaultKind } from '../../core/errors/ladder';

/** The fields of shaka.util.Error that are used. */
export interface ShakaError {
  severity: number;
  category: number;
  code: number;
  data: unknown[];
}

/** shaka.util.Error.Category as numbers, so that tests of this file need no engine. */
const CATEGORY: Record<number, FaultKind> = {
  1: 'network',
  3: 'media',
  4: 'network',
  5: 'network',
  6: 'drm',
};
const CRITICAL = 2;
/** CONTENT_UNSUPPORTED_BY_BROWSER: nothing in the manifest can be decoded. */
const CODECS_UNSUPPORTED = 4032;
/** LOAD_INTERRUPTED, OPERATION_ABORTED, OBJECT_DESTROYED: another stream was requested, so this is no fault. */
const INTERRUPTED = [7000, 7001, 7003];
const BAD_HTTP_STATUS = 1001;
/** RESTRICTIONS_CANNOT_BE_MET: nothing in the manifest may be played; its data says whether keys are the reason (media 3). */
const NOTHING_ALLOWED = 4012;

/** LICENSE_REQUEST_FAILED: its data begins with the error of the request. */
const LICENCE_REQUEST_FAILED = 6007;
const LICENCE_EXPIRED = 6014;

function kindOf({ code, category, data }: ShakaError): FaultKind {
  if (code === CODECS_UNSUPPORTED) return 'codec';
  if (code === NOTHING_ALLOWED) return lacksKeys(data[0]) ? 'drm' : 'other';
  if (code === LICENCE_EXPIRED) return 'drmExpired';
  return CATEGORY[category] ?? 'other';
}

interface Restriction {
  missingKeys: string[];
  restrictedKeyStatuses: string[];
}

function lacksKeys(reason: unknown): boolean {
  const { missingKeys = [], restrictedKeyStatuses = [] } = (reason ?? {}) as Partial<Restriction>;
  return missingKeys.length > 0 || restrictedKeyStatuses.length > 0;
}

export function shakaFault(error: ShakaError): Fault | null {
  if (INTERRUPTED.includes(error.code)) return null;
  const fatal = error.severity === CRITICAL;
  if (!fatal) return null;
  const fault: Fault = { kind: kindOf(error), fatal, detail: `shaka ${error.code}` };
  if (error.code === LICENCE_REQUEST_FAILED) return { ...fault, ...refusedLicence(error.data[0]) };
  const [url, status] = error.data;
  if (typeof url === 'string') fault.url = url;
  if (error.code === BAD_HTTP_STATUS && typeof status === 'number') fault.status = status;
  return fault;
}

/** What the licence server answered: address, status and text of a bad status; otherwise the error of the network. */
function refusedLicence(cause: unknown): Pick<Fault, 'licence' | 'status'> {
  const { code = 0, data = [] } = (cause ?? {}) as Partial<ShakaError>;
  if (code !== BAD_HTTP_STATUS) return { licence: { message: null, code: String(code) } };
  const [, status, text] = data;
  return { status: Number(status), licence: licenceError(Number(status), String(text ?? '')) };
}
