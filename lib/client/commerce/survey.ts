import * as v from 'valibot';
import { callAsViewer } from '@/lib/client/http/call-as-viewer';
import { flag, listOf, text } from '@/lib/platform/http/wire';

const Question = v.object({
  question: text,
  description: text,
  allow_user_answer: flag,
  answers: listOf(v.object({ id: v.number(), text })),
});

/** Spec 3 §3 Survey. */
export interface Survey {
  question: string;
  description: string;
  /** Words of the viewer are taken, too (spec 3 §5). */
  hasOwnAnswer: boolean;
  answers: Array<{ id: number; text: string }>;
}

/** @throws PlatformError */
export async function loadSurvey(id: number): Promise<Survey> {
  const call = { path: `/survey/questions/${id}`, schema: Question };
  const { question, description, allow_user_answer, answers } = await callAsViewer(call);
  return { question, description, hasOwnAnswer: allow_user_answer, answers };
}

/** @throws PlatformError */
export async function sendSurvey(id: number, answerIds: readonly number[], userText: string): Promise<void> {
  const body = { answer_ids: answerIds, ...(userText ? { user_text: userText } : {}) };
  const path = `/survey/questions/${id}/answers`;
  await callAsViewer({ method: 'POST', path, body, schema: v.unknown() });
}
