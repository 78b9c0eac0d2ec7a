import type {
  messages as messagesTable,
  news as newsTable,
  surveyAnswers,
  surveyQuestions,
} from '../../db/schema/notices.ts';
import { messages, news, surveys } from '../data/commerce/notices.ts';
import { seedId } from '../ids.ts';

export const newsRows: (typeof newsTable.$inferInsert)[] = news.map(({ at, world, title, text }, index) => ({
  id: news.length - index,
  title,
  text,
  artSeed: world,
  createdAt: new Date(at),
}));

export const messageRows: (typeof messagesTable.$inferInsert)[] = messages.map(
  ({ key, at, world, title, text }) => ({
    id: seedId(key),
    title,
    text,
    artSeed: world,
    createdAt: new Date(at),
  }),
);

export const questionRows: (typeof surveyQuestions.$inferInsert)[] = surveys.map(
  ({ id, question, description }) => ({ id, question, description, allowUserAnswer: true }),
);

/** Numbers of a question begin at its hundred; those of the first at one. */
const firstAnswer = (questionId: number): number => (questionId - 1) * 100 + 1;

export const answerRows: (typeof surveyAnswers.$inferInsert)[] = surveys.flatMap(({ id, answers }) =>
  answers.map((text, index) => ({ id: firstAnswer(id) + index, questionId: id, text, sort: index })),
);
