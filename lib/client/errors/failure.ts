import { PlatformError } from '@/lib/shared/platform-error';

/** The parts of an error that the screens show. */
export type Failure = Pick<PlatformError, 'sentence' | 'detail' | 'status' | 'requestId'>;

export function failureOf(error: unknown): Failure {
  if (error instanceof PlatformError) return error;
  return { sentence: null, detail: {}, status: 0, requestId: null };
}
