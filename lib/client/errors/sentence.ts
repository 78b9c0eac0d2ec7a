import type { Failure } from './failure';

interface Words {
  error: string;
  unavailable: string;
}

/**
 * The text of an error for the viewer, in the order of spec 1 §8 "Generic handler". Without an answer there
 * is no status to show: then the text says that the service does not answer.
 */
export function errorSentence({ sentence, detail, status }: Failure, words: Words): string {
  if (sentence) return sentence;
  const fields = Object.entries(detail).map(([key, texts]) => `${key}: ${texts.join(', ')}`);
  if (fields.length > 0) return fields.join('\n');
  return status > 0 ? `${words.error} ${status}` : words.unavailable;
}
