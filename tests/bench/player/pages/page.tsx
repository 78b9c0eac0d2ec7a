import '@/styles/global.scss';
import { useEffect, useRef, useState } from 'react';
import { player as labels } from '@/messages/ru.json';
import type { PlayerSource, Programme } from '@/player/core/source';
import { prepare } from '@/player/stage/prepare';
import { Player } from '@/player/ui/Player';
import { addresses, calls, query, report } from './report';
import { sourceOf } from './sources';

/** The player of the product on its own page: plays the first source, then switches to the others. */
const programmes: Programme[] = JSON.parse(query.get('programmes') ?? '[]');

/** Messages of the player to its page, for debugging only. */
const messages: string[] = [];
const record =
  (name: string) =>
  (...about: unknown[]) => {
    messages.push(`${name} ${JSON.stringify(about)}`);
  };
Object.assign(globalThis, { said: messages });

/** The old element is removed when the new one has its first picture, so the next paint shows it. */
function nextChannelPaint(): Promise<number> {
  const stage = document.querySelector('[data-screen]') as HTMLElement;
  return new Promise((resolve) => {
    const seen = new MutationObserver((changes) => {
      if (
        !changes.some((change) => [...change.removedNodes].some((node) => node instanceof HTMLVideoElement))
      )
        return;
      seen.disconnect();
      requestAnimationFrame(() => resolve(performance.now()));
    });
    seen.observe(stage, { childList: true, subtree: true });
  });
}

export function Page() {
  // As on the site, which knows the stream when its page is hydrated.
  const [source, setSource] = useState<PlayerSource | null>(null);
  useEffect(() => void sourceOf(0).then(setSource), []);
  const channels = source ? [...calls, ...addresses] : [];
  async function measureChange(next: number) {
    const from = performance.now();
    const painted = nextChannelPaint();
    change(next);
    return (await painted) - from;
  }
  function change(next: number) {
    const known = preloaded.current.get(next);
    preloaded.current.clear();
    if (known) setSource(known);
    // As on the site (`beginChannel`): the answer begins to load before the page is drawn with it.
    void sourceOf(next).then((coming) => {
      if (coming && !known) prepare(coming);
      setSource(coming);
    });
  }
  const preloaded = useRef(new Map<number, PlayerSource>());
  const preload = async (next: number) => {
    const coming = await sourceOf(next);
    if (!coming) return;
    const inAdvance = { ...coming, statId: null };
    preloaded.current.set(next, inAdvance);
    prepare(inAdvance);
  };
  return (
    <>
      <Player
        source={source}
        title={query.get('title') ?? 'Taspa'}
        labels={labels}
        locale="ru"
        timeZone="Asia/Almaty"
        programmes={programmes}
        onClose={record('close')}
        onRequestTime={record('time')}
        onProgramme={record('programme')}
        onProgrammeDate={record('date')}
        onPosition={record('position')}
        // As on the page of an episode: the next one loads when its card appears, and follows at the end.
        next={query.has('follow') ? { title: 'next' } : null}
        onUpNext={() => void preload(1)}
        onNext={() => {
          report.followed = measureChange(1);
        }}
        onNearEnd={record('nearEnd')}
        onEnded={record('ended')}
        onError={record('error')}
      />
      {channels.length > 1 &&
        channels.map((channel, to) => (
          <button
            key={channel}
            type="button"
            data-channel=""
            // As in the channel list: hovering starts to load (DESIGN section 3 "Watching").
            onPointerEnter={() => query.has('intent') && void preload(to)}
            onClick={() => {
              report.zapped = measureChange(to);
            }}
          >
            channel
          </button>
        ))}
    </>
  );
}
