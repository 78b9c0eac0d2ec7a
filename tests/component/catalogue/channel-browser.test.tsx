import { act, render, screen } from '@testing-library/react';
import { ChannelBrowser } from '@/components/catalogue/channels/ChannelBrowser';
import { CHANNELS_REFRESH_MS } from '@/lib/rules/schedule/constants';
import { dictionaries } from '@/lib/shared/i18n/dictionaries';
import { user } from '@/tests/support/user';
import { listedChannel } from '../channel-card';
import { json } from '../server';

const refresh = jest.fn();
jest.mock('next/navigation', () => ({
  useRouter: () => ({ refresh, prefetch: jest.fn(), push: jest.fn() }),
}));

const labels = dictionaries.ru.channels;
const STEP = 60;

const channelNamed = (name: string, id: number) => listedChannel(id, { name });

const channels = [
  ...['Хабар 24', 'Qazaqstan', 'Первый', 'Мұрагер', 'Discovery'].map((name, index) =>
    channelNamed(name, index + 1),
  ),
  ...Array.from({ length: 995 }, (_, index) => channelNamed(`№ ${index}`, 100 + index)),
];

beforeEach(() => {
  globalThis.IntersectionObserver = class {
    readonly #listener: (entries: Array<{ isIntersecting: boolean }>) => void;
    constructor(listener: (entries: Array<{ isIntersecting: boolean }>) => void) {
      this.#listener = listener;
    }
    observe(element: Element) {
      // Links observe themselves for prefetching.
      if (element.tagName !== 'A') this.#listener([{ isIntersecting: true }]);
    }
    unobserve() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
});

const mockFetch = (ok: boolean) => jest.fn(async () => json({ channels }, ok ? 200 : 503));

/** Lists are cached for five minutes, so each test has its own category. */
function show(category: string, fetchMock = mockFetch(true)) {
  globalThis.fetch = fetchMock as unknown as typeof fetch;
  render(
    <ChannelBrowser
      category={category}
      step={STEP}
      filter={null}
      labels={labels}
      words={{ failed: 'Не пришло', retry: 'Повторить', loading: 'Загружаем' }}
    >
      <p>Все каналы страницы</p>
    </ChannelBrowser>,
  );
  return fetchMock;
}

/** Replaces the text at once, because each key would render a list of a thousand. */
async function type(text: string): Promise<void> {
  await user.clear(screen.getByRole('searchbox', { name: labels.search }));
  if (text) await user.paste(text);
}
const names = async () => (await screen.findAllByRole('link')).map(({ textContent }) => textContent);

describe('spec 2 §5: channels are found by name', () => {
  test.each([
    ['хабар', 'Хабар 24'],
    ['HABAR', 'Хабар 24'],
    ['казакстан', 'Qazaqstan'],
    ['pervyy', 'Первый'],
    ['мұра', 'Мұрагер'],
    ['  discov ', 'Discovery'],
  ])('%s finds %s, in any case and either alphabet', async (typed, expected) => {
    show(typed);
    await type(typed);
    expect((await names()).join()).toContain(expected);
  });

  test('searches a thousand channels with one request for all letters, and reports the count', async () => {
    const fetchMock = show('thousand');
    for (const text of ['№ 999', '№ 99', '№ 98']) await type(text);
    expect((await names()).join()).toContain('№ 98');
    expect(screen.getByRole('status')).toHaveTextContent('Найдено каналов: 11');
    expect(fetchMock).toHaveBeenCalledTimes(1);
    expect(screen.getByText('Все каналы страницы')).not.toBeVisible();
    await type('');
    expect(screen.getByText('Все каналы страницы')).toBeVisible();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  test('an empty result says so, and one press shows all channels again', async () => {
    show('nothing');
    await type('нет такого');
    expect(await screen.findByText(labels.noneFound)).toBeInTheDocument();
    await act(async () => screen.getByRole('button', { name: labels.clearSearch }).click());
    expect(screen.getByRole('searchbox')).toHaveValue('');
    expect(screen.getByText('Все каналы страницы')).toBeVisible();
  });

  test('a list that fails keeps the typed text and loads on retry', async () => {
    show('failing', mockFetch(false));
    await type('хабар');
    expect(await screen.findByRole('alert')).toHaveTextContent('Не пришло');
    expect(screen.getByRole('searchbox')).toHaveValue('хабар');
    globalThis.fetch = mockFetch(true) as unknown as typeof fetch;
    await act(async () => screen.getByRole('button', { name: 'Повторить' }).click());
    expect((await names()).join()).toContain('Хабар 24');
  });
});

describe('spec 2 §7, §9: the refresh of current programmes', () => {
  const advance = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  beforeEach(() => {
    jest.useFakeTimers();
    refresh.mockReset();
  });
  afterEach(() => jest.useRealTimers());

  test('they are refreshed every 300000 ms while the page is visible', async () => {
    show('refreshed');
    await advance(CHANNELS_REFRESH_MS - 1);
    expect(refresh).not.toHaveBeenCalled();
    await advance(1);
    expect(refresh).toHaveBeenCalledTimes(1);
    const hidden = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await advance(2 * CHANNELS_REFRESH_MS);
    expect(refresh).toHaveBeenCalledTimes(1);
    hidden.mockReturnValue('visible');
    await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
    expect(refresh).toHaveBeenCalledTimes(2);
    hidden.mockRestore();
  });

  test.each([
    ['the server cannot be reached', async () => Promise.reject(new TypeError('no connection'))],
    ['the server does not answer with the page', async () => json({}, 503)],
  ])('while %s the page stays as it is: the router would load another document', async (_, failing) => {
    show('unreachable', jest.fn(failing));
    await advance(CHANNELS_REFRESH_MS);
    expect(refresh).not.toHaveBeenCalled();
    globalThis.fetch = mockFetch(true) as unknown as typeof fetch;
    await advance(CHANNELS_REFRESH_MS);
    expect(refresh).toHaveBeenCalledTimes(1);
  });
});
