import '@/styles/global.scss';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { player as labels } from '@/messages/ru.json';
import type { PlayerSource, Programme } from '@/player/core/source';
import type { PlayerProps } from '@/player/ui/Player';
import { nextFrame, query, report } from './report';

/** The product's player on a page of its own: watches what `src` names, or zaps between several. */
const kind = (query.get('kind') ?? 'vod') as PlayerSource['kind'];
const from = Number(query.get('startAt') ?? 0);
const sources = query.getAll('src').map((hls): PlayerSource => {
  const startAt = kind === 'live' ? {} : { startAt: from };
  const dash = query.has('dash') ? { hls: null, dash: hls } : { hls };
  return { kind, ...dash, ...startAt, archived: true, thumbnails: query.get('thumbnails') };
});
const programmes: Programme[] = JSON.parse(query.get('programmes') ?? '[]');

// As on the site (player/index.ts): engine, player and stream begin together.
const engine = import('@/player/engines/load').then(({ loadEngine }) =>
  loadEngine(query.has('dash') ? 'shaka' : 'hls'),
);
void engine.catch(() => {});
const loaded = import('@/player/ui/Player');
// What is to be watched is known before its page is drawn.
void import('@/player/stage/prepare').then(({ prepare }) => sources[0] && prepare(sources[0]));

const said: string[] = [];
Object.assign(window, { said });
const say =
  (name: string) =>
  (...about: unknown[]) => {
    said.push(`${name} ${JSON.stringify(about)}`);
  };

function Page({ Player }: { Player: (props: PlayerProps) => React.ReactNode }) {
  const [index, setIndex] = useState(0);
  report.zap = async (next) => {
    const started = performance.now();
    const page = document.querySelector('[data-screen]') as HTMLElement;
    const arrives = new Promise<number>((resolve) => {
      const seen = new MutationObserver((changes) => {
        const media = changes
          .flatMap((change) => [...change.addedNodes])
          .find((node) => node instanceof HTMLVideoElement);
        if (!media) return;
        seen.disconnect();
        void nextFrame(media).then(resolve);
      });
      seen.observe(page, { childList: true });
    });
    setIndex(next);
    return (await arrives) - started;
  };
  return (
    <Player
      source={sources[index] ?? null}
      title={query.get('title') ?? 'Кино'}
      subtitle="Подзаголовок"
      labels={labels}
      locale="ru"
      timeZone="Asia/Almaty"
      programmes={programmes}
      onClose={say('close')}
      onRequestTime={say('time')}
      onProgramme={say('programme')}
      onProgrammeDate={say('date')}
      onPosition={say('position')}
      onNearEnd={say('nearEnd')}
      onEnded={say('ended')}
      onError={say('error')}
    />
  );
}

const place = document.querySelector('main') as HTMLElement;
void loaded.then(({ Player }) => createRoot(place).render(<Page Player={Player} />));

// Called for the first element that comes, however early.
const waiting = new MutationObserver(() => {
  const media = document.querySelector('video');
  if (!media) return;
  waiting.disconnect();
  void nextFrame(media).then((at) => {
    report.firstFrame = at;
    report.ready = true;
  });
});
waiting.observe(document.documentElement, { childList: true, subtree: true });
