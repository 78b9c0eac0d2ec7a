import type {
  messages as messagesTable,
  news as newsTable,
  surveyAnswers,
  surveyQuestions,
} from '../../db/schema/notices.ts';
import { messages, news, survey } from '../data/commerce/notices.ts';
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

export const questionRow: typeof surveyQuestions.$inferInsert = {
  id: survey.id,
  question: survey.question,
  description: survey.description,
  allowUserAnswer: true,
};

export const answerRows: (typeof surveyAnswers.$inferInsert)[] = survey.answers.map((text, index) => ({
  id: index + 1,
  questionId: survey.id,
  text,
  sort: index,
}));
