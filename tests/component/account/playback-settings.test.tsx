import { render, screen, waitFor } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { PlaybackSettings } from '@/components/account/settings/PlaybackSettings';
import { dictionaries } from '@/lib/shared/i18n/dictionaries';
import { createSettings, pageStorage } from '@/player/core/settings';
import { user } from '@/tests/support/user';
import { axeProblems } from '../axe';
import { answerWith, json } from '../server';

const { account: words } = dictionaries.en;
const lists = { interface: ['en', 'ru'], audiotracks: ['kk', 'ru'], texttracks: ['ru'] };

const show = (hasLanguages = true) =>
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <PlaybackSettings words={words} hasLanguages={hasLanguages} />
    </SWRConfig>,
  );

beforeEach(() => {
  localStorage.clear();
  document.documentElement.lang = 'en';
  answerWith({ 'GET /api/session/languages': () => json({ lists, savedAt: null }) });
});

describe('ours: the settings show what the player remembers', () => {
  test('subtitles and keys are those of the player of this browser', async () => {
    createSettings(pageStorage()).set('subtitles', true);
    const { container } = show();
    const subtitles = screen.getByRole('switch', { name: words.playback.subtitles });
    await waitFor(() => expect(subtitles).toBeChecked());
    const keys = screen.getByRole('switch', { name: words.playback.keys, hidden: true });
    expect(keys).toBeChecked();
    await user.click(subtitles);
    await user.click(keys);
    expect([subtitles, keys].map((one) => (one as HTMLInputElement).checked)).toEqual([false, false]);
    const kept = createSettings(pageStorage());
    expect([kept.get('subtitles'), kept.get('shortcuts')]).toEqual([false, false]);
    expect(await axeProblems(container)).toEqual([]);
  });

  test('a language leads to its screen where there are several; children do not change them', async () => {
    const { unmount } = show();
    const link = await screen.findByRole('link', { name: new RegExp(words.settings.audiotracks) });
    expect(link).toHaveAttribute('href', '/settings/language/audiotracks');
    expect(screen.queryByRole('link', { name: new RegExp(words.settings.texttracks) })).toBeNull();
    unmount();
    show(false);
    expect(screen.queryByRole('link')).toBeNull();
  });
});
