import { eq } from 'drizzle-orm';
import {
  messages,
  noticeRemovals,
  pushes,
  surveyAnswers,
  surveyQuestions,
  surveyReplies,
} from '../db/schema/notices.ts';
import type { Deps } from '../http/app.ts';
import type { Locale } from '../http/locale.ts';

/** What was sent to a user alone, and what they answered, for the export. */
export async function noticesOf({ db }: Pick<Deps, 'db'>, userId: number, locale: Locale): Promise<object> {
  const [sent, pushed, removed, replies, answers] = await Promise.all([
    db.select().from(messages).where(eq(messages.userId, userId)),
    db.select().from(pushes).where(eq(pushes.userId, userId)),
    db.select().from(noticeRemovals).where(eq(noticeRemovals.userId, userId)),
    db
      .select({ reply: surveyReplies, question: surveyQuestions.question })
      .from(surveyReplies)
      .innerJoin(surveyQuestions, eq(surveyQuestions.id, surveyReplies.questionId))
      .where(eq(surveyReplies.userId, userId)),
    db
      .select({ id: surveyAnswers.id, text: surveyAnswers.text })
      .from(surveyAnswers)
      .innerJoin(surveyReplies, eq(surveyReplies.questionId, surveyAnswers.questionId))
      .where(eq(surveyReplies.userId, userId)),
  ]);
  return {
    messages: sent.map(({ title, text, createdAt }) => ({
      title: title[locale],
      text: text[locale],
      sent: createdAt,
    })),
    pushes: pushed.map(({ title, body, timeStart }) => ({
      title: title[locale],
      text: body[locale],
      sent: timeStart,
    })),
    removedNotices: removed.map(({ noticeId, removedAt }) => ({ id: noticeId, removed: removedAt })),
    surveyReplies: replies.map(({ reply, question }) => ({
      question: question[locale],
      answers: answers.filter(({ id }) => reply.answerIds.includes(id)).map(({ text }) => text[locale]),
      text: reply.userText,
      replied: reply.createdAt,
    })),
  };
}
