import { callAsViewer } from '@/lib/client/http/call-as-viewer';
import { fetchHistory, restoreHistory } from '@/lib/client/search/calls';
import { type Call, readAnswer } from '@/lib/platform/http/transport';

jest.mock('@/lib/client/viewer/known', () => ({ hasSession: () => true }));
jest.mock('@/lib/client/http/call-as-viewer', () => ({ callAsViewer: jest.fn() }));
const callMock = callAsViewer as unknown as jest.Mock;

const record = (text: string) => ({ text, title: `${text}!`, content_type: 'movie', object_id: '7' });

test('removed searches are added again with what they led to, the oldest first', async () => {
  const answer = [
    { ...record('new'), id: '2' },
    { id: '1', text: 'old' },
  ];
  callMock.mockImplementationOnce(async (call: Call<never>) => readAnswer(call, answer));
  const removed = await fetchHistory();
  callMock.mockReset();
  await restoreHistory(removed);
  expect(callMock.mock.calls.map(([{ method, path, body }]) => ({ method, path, body }))).toEqual([
    {
      method: 'POST',
      path: '/search/found',
      body: { text: 'old', title: '', content_type: '', object_id: '' },
    },
    { method: 'POST', path: '/search/found', body: record('new') },
  ]);
});
