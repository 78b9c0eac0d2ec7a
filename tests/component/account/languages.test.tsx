import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { LanguageMenu } from '@/components/account/languages/LanguageMenu';
import { LanguageScreen } from '@/components/account/languages/LanguageScreen';
import { SyncLanguages } from '@/components/account/languages/SyncLanguages';
import { dictionaries } from '@/lib/shared/i18n/dictionaries';
import { axeProblems } from '../axe';
import { answerWith, json, refusal, server } from '../server';

const { account: words } = dictionaries.en;
const own = words.languages;
const own3 = { interface: ['en', 'ru'], audiotracks: ['ru', 'en', 'fr'], texttracks: ['ru'] };

beforeEach(() => {
  document.documentElement.lang = 'en';
  localStorage.clear();
  sessionStorage.clear();
  answerWith({
    'GET /api/session/languages': () => json({ lists: own3, savedAt: null }),
    'PATCH /api/session/languages': () => json({ savedAt: 5 }),
  });
});
afterEach(() => jest.useRealTimers());

const shown = (part: React.ReactNode) =>
  render(<SWRConfig value={{ provider: () => new Map(), shouldRetryOnError: false }}>{part}</SWRConfig>);
const order = () => screen.getAllByRole('listitem').map((line) => line.textContent?.replace(/^\d/, ''));
const up = (name: string) => screen.getByRole('button', { name: own.up.replace('{name}', name) });
const down = (name: string) => screen.getByRole('button', { name: own.down.replace('{name}', name) });
const sent = () => server.requested.filter(({ method }) => method === 'PATCH').map(({ body }) => body);
const player = () => JSON.parse(localStorage.getItem('taspa.player') ?? '{}');

async function open() {
  const { container } = shown(<LanguageScreen list="audiotracks" words={words} />);
  await screen.findByText('English');
  return container;
}

describe('spec 1 §3 language priority list', () => {
  test('buttons move a language, the focus stays on the button, and the order is saved and reaches the player', async () => {
    const container = await open();
    expect(order()).toEqual(['Русский', 'English', 'French']);
    up('English').focus();
    fireEvent.click(up('English'));
    expect(order()).toEqual(['English', 'Русский', 'French']);
    expect(up('English')).toHaveFocus();
    expect(screen.getByRole('status')).toHaveTextContent('English: place 1 of 3.');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(words.me.saved));
    expect(sent()).toEqual([{ list: 'audiotracks', order: ['en', 'ru', 'fr'] }]);
    await waitFor(() => expect(player()).toMatchObject({ audioLanguages: ['en', 'ru', 'fr'] }));
    expect(await axeProblems(container)).toEqual([]);
  });

  test('the ends of the list move nothing', async () => {
    await open();
    fireEvent.click(up('Русский'));
    fireEvent.click(down('French'));
    fireEvent.keyDown(up('Русский'), { key: 'ArrowUp' });
    expect(order()).toEqual(['Русский', 'English', 'French']);
    expect(sent()).toEqual([]);
  });

  test('arrow keys move the language of the focused button', async () => {
    await open();
    fireEvent.keyDown(up('Русский'), { key: 'ArrowDown' });
    expect(order()).toEqual(['English', 'Русский', 'French']);
  });

  test('a dragged language takes the place where it is put; without a drop nothing changes', async () => {
    await open();
    const line = (name: string) => screen.getByText(name).closest('li') as HTMLElement;
    fireEvent.dragStart(line('French'));
    fireEvent.dragOver(line('Русский'));
    fireEvent.dragEnd(line('French'));
    expect(order()).toEqual(['Русский', 'English', 'French']);
    fireEvent.dragStart(line('French'));
    fireEvent.dragOver(line('Русский'));
    fireEvent.drop(line('Русский'));
    expect(order()).toEqual(['French', 'Русский', 'English']);
  });

  test('of several presses during a call only the last order is sent after it', async () => {
    let answer = (_: Response) => {};
    server.answers['PATCH /api/session/languages'] = () => new Promise((done) => (answer = done));
    await open();
    fireEvent.click(up('French'));
    fireEvent.click(up('French'));
    fireEvent.click(down('Русский'));
    await waitFor(() => expect(sent()).toHaveLength(1));
    await act(async () => answer(json({ savedAt: 5 })));
    await waitFor(() => expect(sent()).toHaveLength(2));
    await act(async () => answer(json({ savedAt: 6 })));
    expect(sent()[1]).toEqual({ list: 'audiotracks', order: ['fr', 'en', 'ru'] });
  });

  test('an order that was not saved goes back and says why', async () => {
    server.answers['PATCH /api/session/languages'] = () => refusal(503, 'unavailable', 'Busy');
    await open();
    fireEvent.click(up('English'));
    await screen.findByRole('alert');
    expect(order()).toEqual(['Русский', 'English', 'French']);
    expect(player()).toEqual({});
  });
});

test('spec 3 §2 Settings page, language: lists with a single language are not offered', async () => {
  shown(<LanguageMenu words={words} />);
  await screen.findByRole('link', { name: new RegExp(words.settings.audiotracks) });
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/settings/language/interface',
    '/settings/language/audiotracks',
  ]);
});

describe('spec 1 §3 language priority list: the order of another device', () => {
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  const lists = { ...own3, audiotracks: ['kk', 'ru'] };

  test('is asked for once in a tab, and taken once: a later choice in the player stays', async () => {
    jest.useFakeTimers();
    server.answers['GET /api/session/languages'] = () => json({ lists, savedAt: 9 });
    const first = shown(<SyncLanguages />);
    await pass(3_000);
    expect(player()).toMatchObject({ audioLanguages: ['kk', 'ru'], languagesSavedAt: 9 });
    first.unmount();
    shown(<SyncLanguages />);
    await pass(3_000);
    expect(server.requested).toHaveLength(1);
    localStorage.setItem('taspa.player', JSON.stringify({ ...player(), audioLanguages: ['ru', 'kk'] }));
    sessionStorage.clear();
    shown(<SyncLanguages />);
    await pass(3_000);
    expect(server.requested).toHaveLength(2);
    expect(player().audioLanguages).toEqual(['ru', 'kk']);
  });

  test('is not asked for in a tab that stores nothing, where every page would ask', async () => {
    jest.useFakeTimers();
    const refuse = () => {
      throw new DOMException('', 'SecurityError');
    };
    const refused = (['getItem', 'setItem'] as const).map((name) =>
      jest.spyOn(Storage.prototype, name).mockImplementation(refuse),
    );
    shown(<SyncLanguages />);
    await pass(3_000);
    for (const one of refused) one.mockRestore();
    expect(server.requested).toEqual([]);
  });

  test('changes nothing when the viewer has saved none, or nothing answers', async () => {
    jest.useFakeTimers();
    shown(<SyncLanguages />);
    await pass(3_000);
    sessionStorage.clear();
    server.answers = {};
    shown(<SyncLanguages />);
    await pass(3_000);
    expect(player()).toEqual({});
  });
});
