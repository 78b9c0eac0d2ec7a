import { expect, type Page } from '@playwright/test';
import { player } from './player';

/** The programme or film on screen, and its whole second. */
export interface OnScreen {
  id: string;
  second: number;
  /** Not rounded, and the unix second at which it was read. */
  exact: number;
  readAt: number;
}

/** The description of the platform’s private frame in the timed metadata of its streams. */
const PART = 'taspa.part';

/** Waits for a picture and reads its metadata track, whose cues viewers do not see. */
export async function readCue(page: Page): Promise<OnScreen> {
  // While a new stream loads behind the picture, the visible video is the last one.
  const video = player(page).video.last();
  let shown: OnScreen | null = null;
  await expect
    .poll(async () => {
      shown = await video.evaluate((media: HTMLVideoElement, description) => {
        interface TextFrame extends TextTrackCue {
          value?: { info?: string; data?: string };
        }
        const now = media.currentTime;
        const isOfNow = (cue: TextFrame) =>
          cue.value?.info === description && cue.startTime <= now && now < cue.endTime;
        for (const track of media.textTracks) {
          if (track.kind !== 'metadata' || media.readyState < HTMLMediaElement.HAVE_CURRENT_DATA) continue;
          const cue = ([...(track.cues ?? [])] as TextFrame[]).find(isOfNow);
          if (!cue) continue;
          const { id, from } = JSON.parse(cue.value?.data ?? '') as { id: string; from: number };
          const exact = from + now - cue.startTime;
          return { id, second: Math.floor(exact), exact, readAt: Date.now() / 1000 };
        }
        return null;
      }, PART);
      return shown;
    })
    .not.toBeNull();
  if (!shown) throw new Error('no metadata of what is on screen');
  return shown;
}
