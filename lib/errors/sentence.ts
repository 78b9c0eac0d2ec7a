import type { Failure } from './failure';

interface Words {
  error: string;
  unavailable: string;
}

/**
 * Spec 1 §8 "Generic handler": the server's error.message, or the detail map joined as "key: value", or "error" plus the
 * status code. Without any answer there is no status to show, and the service is said not to answer.
 */
export function errorSentence({ message, detail, status }: Failure, words: Words): string {
  if (message) return message;
  const fields = Object.entries(detail).map(([key, texts]) => `${key}: ${texts.join(', ')}`);
  if (fields.length > 0) return fields.join('\n');
  return status > 0 ? `${words.error} ${status}` : words.unavailable;
}
