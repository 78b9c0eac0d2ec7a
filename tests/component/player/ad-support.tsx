import { TextDecoder } from 'node:util';
import { act, screen } from '@testing-library/react';
import type { AdInfo, AdSlot } from '@/lib/rules/playback/breaks';
import type { PlayerSource } from '@/player/core/source';
import { forgetBreaks } from '@/player/features/ads';
import type { PlayerProps } from '@/player/ui/Player';
import { engine, film, firstPicture, open, report, settle } from './support';

/** Text, a status without text, or bytes with their content type. */
type Answer = string | number | { bytes: Uint8Array; contentType: string };

/** Answers of ad servers by address; a promise is a server that is slow, or hangs when it never settles. */
export const server = {
  answers: {} as Record<string, Answer | Promise<Answer>>,
  /** Addresses that were requested, and trackers that were told. */
  requested: [] as string[],
  tracked: [] as string[],
};
/** Elements of ads and packshots in the order of their creation; the engines of the tests create theirs elsewhere. */
export const clips: HTMLVideoElement[] = [];

export function withAdServer(): void {
  beforeEach(() => {
    forgetBreaks();
    server.answers = {};
    server.requested.length = 0;
    server.tracked.length = 0;
    clips.length = 0;
    // jsdom does not have it.
    Object.assign(globalThis, { TextDecoder });
    const others = globalThis.fetch;
    globalThis.fetch = ((input: string, init?: RequestInit) => {
      const url = String(input);
      if (!url.startsWith('https://ads.example/')) return others(input, init);
      server.requested.push(url);
      const answer = server.answers[url] ?? 404;
      return new Promise((resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
        const settle = (settled: Answer) => {
          const status = typeof settled === 'number' ? settled : 200;
          const text = typeof settled === 'string' ? settled : '';
          const { bytes, contentType } =
            typeof settled === 'object' ? settled : { bytes: Buffer.from(text), contentType: 'text/xml' };
          const headers = { get: () => contentType };
          const arrayBuffer = async () => Uint8Array.from(bytes).buffer;
          resolve({ ok: status < 400, status, headers, arrayBuffer } as unknown as Response);
        };
        if (answer instanceof Promise) answer.then(settle);
        else settle(answer);
      });
    }) as typeof fetch;
    Object.assign(window, {
      Image: class {
        set src(url: string) {
          server.tracked.push(url);
        }
      },
    });
    Object.defineProperty(HTMLVideoElement.prototype, 'src', {
      configurable: true,
      set(this: HTMLVideoElement, url: string) {
        this.setAttribute('src', url);
        if (url.startsWith('https://ads.example/') && !clips.includes(this)) clips.push(this);
      },
      get(this: HTMLVideoElement) {
        return this.getAttribute('src') ?? '';
      },
    });
    HTMLMediaElement.prototype.canPlayType = (type) => (type.startsWith('video/mp4') ? 'probably' : '');
  });
}

interface VastShape {
  id?: string;
  skipoffset?: string;
  files?: string;
  linear?: string;
  attributes?: string;
  /** Further elements of the ad. */
  more?: string;
}

export const mp4 = (name: string) =>
  `<MediaFile delivery="progressive" type="video/mp4" width="640" height="360" bitrate="500">https://ads.example/${name}.mp4</MediaFile>`;

/** One ad with a tracker for each event: `https://ads.example/track/{ad}/{event}`. */
export function vastAd({
  id = 'one',
  skipoffset,
  files,
  linear,
  attributes = '',
  more = '',
}: VastShape = {}): string {
  const track = (event: string) =>
    `<Tracking event="${event}">https://ads.example/track/${id}/${event}</Tracking>`;
  const events = ['start', 'midpoint', 'complete', 'skip', 'pause', 'resume', 'mute', 'unmute'].map(track);
  const creative =
    linear ??
    `<Linear${skipoffset ? ` skipoffset="${skipoffset}"` : ''}><Duration>00:00:15</Duration><TrackingEvents>${events.join('')}</TrackingEvents>
    <VideoClicks><ClickThrough>https://shop.example/${id}</ClickThrough><ClickTracking>https://ads.example/track/${id}/click</ClickTracking></VideoClicks>
    <MediaFiles>${files ?? mp4(id)}</MediaFiles></Linear>`;
  return `<Ad id="${id}"${attributes}><InLine><AdSystem>test</AdSystem><AdTitle>${id}</AdTitle>
    <Error>https://ads.example/track/${id}/error?code=[ERRORCODE]</Error>
    <Impression>https://ads.example/track/${id}/impression</Impression>
    ${more}<Creatives><Creative>${creative}</Creative></Creatives></InLine></Ad>`;
}

/** A wrapper for the ad of another address, with trackers of its own: `https://ads.example/track/w/{event}`. */
export const vastWrapper = (to: string, attributes = '') =>
  `<Ad id="w"><Wrapper${attributes}><AdSystem>w</AdSystem><VASTAdTagURI>https://ads.example/${to}</VASTAdTagURI>
    <Error>https://ads.example/track/w/error?code=[ERRORCODE]</Error><Impression>https://ads.example/track/w/impression</Impression>
    <Creatives><Creative><Linear><TrackingEvents><Tracking event="complete">https://ads.example/track/w/complete</Tracking></TrackingEvents></Linear></Creative></Creatives></Wrapper></Ad>`;

export const vast = (...ads: string[]) => `<VAST version="4.2">${ads.join('')}</VAST>`;

export const slot = (url: string, ...aliases: string[]): AdSlot => ({
  url: `https://ads.example/${url}`,
  aliases: aliases.map((alias) => `https://ads.example/${alias}`),
});

export const noRolls = { pre: [], middle: [], post: [], postPause: [] };

export function adInfo(info: Partial<AdInfo>): AdInfo {
  return { rolls: noRolls, most: 1, period: 5, middlePeriod: 0, mayBeRemoved: true, ...info };
}

export function filmWith(info: Partial<AdInfo>, more: Partial<PlayerSource> = {}): PlayerSource {
  return { ...film, breaks: { subject: 'film', ads: adInfo(info), packshots: [] }, ...more };
}

/** Promises of the parser and of dynamic imports follow one another. */
export async function settled() {
  for (let turn = 0; turn < 12; turn += 1) await settle();
}

export function clip(at = clips.length - 1): HTMLVideoElement {
  const found = clips[at];
  if (!found) throw new Error('No ad was loaded');
  return found;
}

/** The file of the newest ad is loaded, so it begins as soon as it has its turn. */
export async function clipLoads(at?: number) {
  firstPicture(clip(at), { duration: 15 });
  await settled();
  if (!clip(at).paused) report(clip(at), {}, 'playing');
}

export async function clipPlaysTo(second: number, at?: number) {
  report(clip(at), { currentTime: second }, 'timeupdate');
  await settled();
}

export async function clipEnds(at?: number) {
  await act(async () => {
    report(clip(at), { paused: true, ended: true }, 'ended');
  });
  await settled();
}

export const trackedEvents = (id = 'one') =>
  server.tracked.filter((url) => url.includes(`/${id}/`)).map((url) => url.split('/').at(-1));

/** The file that the newest element of an ad has. */
export const newestFile = () => clip().src.split('/').at(-1);

/** The element of the content, which waits behind an ad. */
export const content = () => engine().media;
export const layer = () => screen.queryByRole('region', { name: /Реклама/ });

/** Opens a film with a pre-roll that has this answer, and then its alias. */
export async function openWithPreRoll(
  answer: Answer | Promise<never> = vast(vastAd({ skipoffset: '00:00:05' })),
  props: Partial<PlayerProps> = {},
) {
  server.answers['https://ads.example/pre'] = answer;
  const source = filmWith({ rolls: { ...noRolls, pre: [slot('pre', 'alias')] } });
  const view = await open({ ...props, source });
  await settled();
  return view;
}
