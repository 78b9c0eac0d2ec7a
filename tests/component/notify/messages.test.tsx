import { act, render, screen, waitFor } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { MessagesMenu } from '@/components/notify/messages/MessagesMenu';
import { ALERTED, type Alert } from '@/lib/client/modals/alert';
import { MESSAGE_POLL_MS } from '@/lib/client/notices/constants';
import * as calls from '@/lib/client/notices/messages';
import { markRead } from '@/lib/client/notices/read';
import { dictionaries } from '@/lib/shared/i18n/dictionaries';
import { user } from '@/tests/support/user';

jest.mock('@/lib/client/notices/messages');
jest.mock('@/lib/client/i18n/load-words', () => ({
  loadWords: async () => jest.requireActual('@/lib/shared/i18n/dictionaries').dictionaries.ru.favourites,
}));
jest.mock('@/lib/client/i18n/use-words', () => ({
  useWords: () => ({
    words: jest.requireActual('@/lib/shared/i18n/dictionaries').dictionaries.ru.messages,
    hasFailed: false,
  }),
}));
const alerts: string[] = [];
jest.mock('@/lib/client/errors/show-error', () => ({
  showError: async (error: Error) => alerts.push(error.message),
}));

const { loadMessages, removeMessage, restoreMessage } = jest.mocked(calls);
const { messages: words, shell, session } = dictionaries.ru;
const labels = {
  messages: shell.messages,
  messagesNew: shell.messagesNew,
  loading: session.loading,
  retry: session.retry,
};
const message = (id: string) => ({
  id,
  title: `Тема ${id}`,
  text: `Текст ${id}\nвторая строка`,
  at: '2026-11-20T10:00:00Z',
});

beforeEach(() => {
  document.documentElement.lang = 'ru';
  jest.useFakeTimers();
  localStorage.clear();
  alerts.length = 0;
  loadMessages.mockReset().mockResolvedValue([message('2'), message('1')]);
  removeMessage.mockReset().mockResolvedValue();
  // A wide screen, where a panel is no sheet.
  globalThis.matchMedia = (() => ({ matches: false })) as unknown as typeof matchMedia;
});
afterEach(() => jest.useRealTimers());

async function show() {
  render(
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
      <MessagesMenu labels={labels} />
    </SWRConfig>,
  );
  await advance(1_000);
}
const advance = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const bell = () => screen.getByRole('button', { name: new RegExp(`^${shell.messages}`) });

/** jsdom has no popovers: dispatches the event with which a browser reports that one has opened or closed. */
async function toggle(newState: 'open' | 'closed') {
  const panel = document.getElementById('messages') as HTMLElement;
  act(() => void panel.dispatchEvent(Object.assign(new Event('toggle'), { newState })));
  await advance(0);
}
const open = () => toggle('open');

describe('spec 3 §2 Header: messages dropdown with count', () => {
  test('counts unread messages; opening marks them as read', async () => {
    await show();
    expect(bell()).toHaveAccessibleName('Сообщения, новых: 2');
    expect(bell()).toHaveTextContent('2');
    expect(screen.queryByText('Тема 1')).toBeNull();
    await open();
    expect(screen.getAllByText(words.fresh)).toHaveLength(2);
    expect(bell()).toHaveAccessibleName(shell.messages);
    loadMessages.mockResolvedValue([message('3'), message('2'), message('1')]);
    await advance(MESSAGE_POLL_MS);
    expect(screen.getByText('Тема 3')).toBeInTheDocument();
  });

  test('a message that comes while the dropdown is closed is unread until it is opened again', async () => {
    await show();
    await open();
    await toggle('closed');
    loadMessages.mockResolvedValue([message('3'), message('2'), message('1')]);
    await advance(MESSAGE_POLL_MS);
    expect(bell()).toHaveAccessibleName('Сообщения, новых: 1');
    await open();
    expect(bell()).toHaveAccessibleName(shell.messages);
    expect(screen.getAllByText(words.fresh)).toHaveLength(3);
  });

  test('messages that another tab marks as read are read here, too', async () => {
    await show();
    expect(bell()).toHaveAccessibleName('Сообщения, новых: 2');
    markRead(['1', '2']);
    act(() => void dispatchEvent(new StorageEvent('storage')));
    expect(bell()).toHaveAccessibleName(shell.messages);
  });

  test('spec 3 §4 Messages: polled every 150 s', async () => {
    await show();
    expect(loadMessages).toHaveBeenCalledTimes(1);
    await advance(MESSAGE_POLL_MS - 2_000);
    expect(loadMessages).toHaveBeenCalledTimes(1);
    await advance(2_000);
    expect(loadMessages).toHaveBeenCalledTimes(2);
  });

  test('spec 3 §4 Messages: messages can be deleted; the focus stays in the panel', async () => {
    await show();
    await open();
    await user.click(screen.getByRole('button', { name: words.remove.replace('{title}', 'Тема 2') }));
    await advance(0);
    await waitFor(() => expect(screen.queryByText('Тема 2')).toBeNull());
    expect(screen.getByText('Тема 1')).toBeInTheDocument();
    expect(document.activeElement).toHaveTextContent(words.title);
  });

  test('a deleted message can be brought back', async () => {
    restoreMessage.mockReset().mockResolvedValue();
    const notice = new Promise<Alert>((seen) =>
      addEventListener(ALERTED, (event) => seen((event as CustomEvent<Alert>).detail), { once: true }),
    );
    await show();
    await open();
    await user.click(screen.getByRole('button', { name: words.remove.replace('{title}', 'Тема 2') }));
    await advance(0);
    const { text, undo } = await notice;
    expect(text).toBe(words.removed);
    expect(screen.queryByText('Тема 2')).toBeNull();
    act(() => undo?.run());
    await advance(0);
    expect(restoreMessage).toHaveBeenCalledWith('2');
    expect(screen.getByText('Тема 2')).toBeInTheDocument();
  });

  test('a message that cannot be deleted stays, and the error is shown', async () => {
    removeMessage.mockRejectedValue(new Error('502'));
    await show();
    await open();
    await user.click(screen.getByRole('button', { name: words.remove.replace('{title}', 'Тема 2') }));
    await advance(0);
    expect(screen.getByText('Тема 2')).toBeInTheDocument();
    expect(alerts).toEqual(['502']);
  });

  test('an empty list says so', async () => {
    loadMessages.mockResolvedValue([]);
    await show();
    await open();
    expect(screen.getByText(words.empty)).toBeInTheDocument();
  });

  test('messages that fail to load show an error and load on retry', async () => {
    loadMessages.mockRejectedValue(new Error('away'));
    await show();
    await open();
    expect(screen.getByRole('alert')).toHaveTextContent(words.failed);
    loadMessages.mockResolvedValue([message('1')]);
    await user.click(screen.getByRole('button', { name: labels.retry }));
    await advance(0);
    expect(screen.getByText('Тема 1')).toBeInTheDocument();
  });
});
