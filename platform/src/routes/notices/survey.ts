import { asc, eq } from 'drizzle-orm';
import { Type } from 'typebox';
import type { Database } from '../../db/open.ts';
import { surveyAnswers, surveyQuestions, surveyReplies } from '../../db/schema/notices.ts';
import { intId } from '../../domain/identifiers.ts';
import { nextSnowflake } from '../../domain/snowflake.ts';
import type { Routes } from '../../http/app.ts';
import { callerOf } from '../../http/caller.ts';
import { ApiError } from '../../http/errors.ts';
import { Snowflake, Wire } from '../../presenters/schema.ts';
import { localized, viewOf } from '../../presenters/view.ts';

const Question = Wire({
  id: Type.Integer(),
  question: Type.String(),
  description: Type.String(),
  allow_user_answer: Type.Boolean(),
  answers: Type.Array(Wire({ id: Type.Integer(), text: Type.String() })),
});

const Reply = Wire({
  id: Snowflake,
  answer_ids: Type.Array(Type.Integer()),
  user_text: Type.String(),
});

const params = Type.Object({ question: Type.String() });

async function questionOf(db: Database, key: string) {
  const id = intId(key) ?? 0;
  const [question] = await db.select().from(surveyQuestions).where(eq(surveyQuestions.id, id));
  if (!question) throw new ApiError('not_found');
  const answers = await db
    .select()
    .from(surveyAnswers)
    .where(eq(surveyAnswers.questionId, id))
    .orderBy(asc(surveyAnswers.sort), asc(surveyAnswers.id));
  return { question, answers };
}

/** A question for viewers who cancel, and their answers (spec 3 §3 Survey, §5). */
export const surveyRoutes: Routes = async (app, deps) => {
  app.get(
    '/v2/survey/questions/:question',
    {
      config: { access: 'public' },
      schema: { summary: 'A question with answers to choose from', params, response: { 200: Question } },
    },
    async (request) => {
      const view = viewOf(request, deps);
      const { question, answers } = await questionOf(deps.db, request.params.question);
      return {
        id: question.id,
        question: localized(question.question, view),
        description: localized(question.description, view),
        allow_user_answer: question.allowUserAnswer,
        answers: answers.map(({ id, text }) => ({ id, text: localized(text, view) })),
      };
    },
  );

  app.post(
    '/v2/survey/questions/:question/answers',
    {
      config: { access: 'user', forChildren: true },
      schema: {
        summary: 'Answers a question: at least one of its answers, or words where they are allowed',
        params,
        body: Type.Object({
          answer_ids: Type.Optional(Type.Array(Type.Integer(), { maxItems: 50 })),
          user_text: Type.Optional(Type.String({ maxLength: 2000 })),
        }),
        response: { 201: Reply },
      },
    },
    async (request, reply) => {
      const { answer_ids: chosen = [], user_text: words = '' } = request.body;
      const { question, answers } = await questionOf(deps.db, request.params.question);
      const answerIds = [...new Set(chosen)];
      const userText = words.trim();
      if (answerIds.some((id) => !answers.some((answer) => answer.id === id))) {
        throw new ApiError('invalid', { fields: { answer_ids: { key: 'field_invalid' } } });
      }
      // Spec 3 §5: free text is accepted only if the question allows it.
      if (userText !== '' && !question.allowUserAnswer) {
        throw new ApiError('invalid', { fields: { user_text: { key: 'field_invalid' } } });
      }
      if (answerIds.length === 0 && userText === '') {
        throw new ApiError('invalid', { message: 'nothing_chosen' });
      }
      const now = deps.clock.now();
      const given = { answerIds, userText, createdAt: new Date(now) };
      // Who answers again has changed their mind.
      const [stored] = await deps.db
        .insert(surveyReplies)
        .values({
          id: nextSnowflake(now),
          questionId: question.id,
          userId: callerOf(request).userId,
          ...given,
        })
        .onConflictDoUpdate({ target: [surveyReplies.userId, surveyReplies.questionId], set: given })
        .returning({ id: surveyReplies.id });
      if (!stored) throw new Error('a reply was not written');
      return reply.code(201).send({ id: stored.id, answer_ids: answerIds, user_text: userText });
    },
  );
};
