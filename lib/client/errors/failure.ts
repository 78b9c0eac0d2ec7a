import { PlatformError } from '@/lib/shared/platform-error';

/** What a failed call leaves behind. */
export type Failure = Pick<PlatformError, 'sentence' | 'detail' | 'status' | 'requestId'>;

export function failureOf(error: unknown): Failure {
  if (error instanceof PlatformError) return error;
  return { sentence: null, detail: {}, status: 0, requestId: null };
}
