import { type Call, readAnswer } from '@/lib/platform/http/transport';
import { listTitles } from '@/lib/platform/resources/directory';

let answer: unknown[] = [];

jest.mock('@/lib/platform/clients/public-read', () => ({
  readPublic: async (call: Call<never>) => readAnswer(call, answer),
}));

test.each([
  ['Long.', 'Short.', 'Long.'],
  ['', 'Short.', 'Short.'],
  ['', undefined, null],
])(
  'quality E1: a title with the texts "%s" and "%s" has the description of its page: %s',
  async (description, short, shown) => {
    answer = [{ id: '12', slug: 'korga-12', title: 'Korga', content_type: 'movie', description, short }];
    const [title] = await listTitles({ locale: 'kk', audience: 'everyone' });
    expect(title?.description).toBe(shown);
  },
);
