import type { Locale } from '../http/locale.ts';
import type { RenditionFacts } from '../origin/pool.ts';
import { type AdEvent, PROGRESS_EVENTS } from './events.ts';
import { AD_VIDEO, adFileName } from './file.ts';
import { type Roll, spotOfRoll, type VastKind } from './plans.ts';
import { type Spot, spotSeconds, spots } from './spots.ts';

/** The requested ad and the address that serves it. */
export type VastRequest = {
  publicUrl: string;
  roll: Roll;
  locale: Locale;
  /** The stream that the ad interrupts; every tracker repeats it. */
  stat: string | null;
  renditions: Record<(typeof AD_VIDEO)[number], RenditionFacts>;
};

const SYSTEM = 'Taspa Ads';
/** Pre-rolls and middle-rolls can be skipped after this time. */
const SKIP_AFTER = '00:00:05';
const SKIPPABLE: readonly Roll[] = ['pre', 'middle'];

const EMPTY = '<?xml version="1.0" encoding="UTF-8"?>\n<VAST version="4.2"/>\n';

function cdata(text: string): string {
  return `<![CDATA[${text}]]>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

function clock(seconds: number): string {
  const ms = Math.round((seconds % 1) * 1000);
  return `00:00:${String(Math.floor(seconds)).padStart(2, '0')}.${String(ms).padStart(3, '0')}`;
}

function query(params: Record<string, string | null>): string {
  const given = Object.entries(params).filter((pair): pair is [string, string] => pair[1] !== null);
  return given.map(([name, value]) => `${name}=${value}`).join('&');
}

type By = 'inline' | 'wrapper';

/** Macros in square brackets are filled by the player (VAST 4.2 §6), so they are not encoded. */
function tracker({ publicUrl, roll, stat }: VastRequest, by: By, event: AdEvent): string {
  const code = event === 'error' ? '[ERRORCODE]' : null;
  const params = query({ cb: '[CACHEBUSTING]', code, ad: spotOfRoll[roll], roll, by, stat });
  return cdata(`${publicUrl}/ads/track/${event}.gif?${params}`);
}

function events(request: VastRequest, by: By): string {
  const lines = PROGRESS_EVENTS.map(
    (event) => `<Tracking event="${event}">${tracker(request, by, event)}</Tracking>`,
  );
  return `<TrackingEvents>${lines.join('')}</TrackingEvents>`;
}

function clicks(request: VastRequest, by: By): string {
  const through = `<ClickThrough>${cdata(`${request.publicUrl}/ads/landing/${spotOfRoll[request.roll]}`)}</ClickThrough>`;
  const counted = `<ClickTracking>${tracker(request, by, 'click')}</ClickTracking>`;
  return `<VideoClicks>${by === 'inline' ? through : ''}${counted}</VideoClicks>`;
}

function mediaFiles({ publicUrl, locale, renditions }: VastRequest, spot: Spot, isThere: boolean): string {
  const files = AD_VIDEO.map((video) => {
    const { width, height, averageBandwidth } = renditions[video];
    const kbps = Math.round(averageBandwidth / 1000);
    const about = `delivery="progressive" type="video/mp4" width="${width}" height="${height}" bitrate="${kbps}"`;
    const name = isThere ? adFileName(spot, video, locale) : `lost-${video}.mp4`;
    return `<MediaFile ${about}>${cdata(`${publicUrl}/ads/media/${name}`)}</MediaFile>`;
  });
  return `<MediaFiles>${files.join('')}</MediaFiles>`;
}

/** The ad itself. Elements follow the order of the schema of the version. */
function inline(request: VastRequest, version: 3 | 4, isThere: boolean): string {
  const { roll, locale } = request;
  const spot = spots[spotOfRoll[roll]];
  const skip = SKIPPABLE.includes(roll) ? ` skipoffset="${SKIP_AFTER}"` : '';
  const duration = `<Duration>${clock(spotSeconds(spot))}</Duration>`;
  const media = mediaFiles(request, spot, isThere);
  const [tracking, click] = [events(request, 'inline'), clicks(request, 'inline')];
  const linear =
    version === 4 ? `${tracking}${duration}${media}${click}` : `${duration}${tracking}${click}${media}`;
  const title = `<AdTitle>${escaped(spot.title[locale])}</AdTitle>`;
  const failed = `<Error>${tracker(request, 'inline', 'error')}</Error>`;
  const seen = `<Impression>${tracker(request, 'inline', 'impression')}</Impression>`;
  const system = `<AdSystem>${SYSTEM}</AdSystem>`;
  const universal = `<UniversalAdId idRegistry="taspa">${spot.id}</UniversalAdId>`;
  const about =
    version === 4
      ? `${system}${failed}${seen}<AdServingId>${spot.id}-${roll}</AdServingId>${title}`
      : `${system}${title}${failed}${seen}`;
  const creative = `<Creative id="${spot.id}">${version === 4 ? universal : ''}<Linear${skip}>${linear}</Linear></Creative>`;
  return `<InLine>${about}<Creatives>${creative}</Creatives></InLine>`;
}

/** A wrapper for an ad of another server, with our own trackers. */
function wrapper(request: VastRequest, kind: VastKind): string {
  const { publicUrl, roll, stat, locale } = request;
  const address = cdata(`${publicUrl}/vast/${roll}/${kind}.xml?${query({ lang: locale, stat })}`);
  const failed = `<Error>${tracker(request, 'wrapper', 'error')}</Error>`;
  const seen = `<Impression>${tracker(request, 'wrapper', 'impression')}</Impression>`;
  const linear = `<Linear>${events(request, 'wrapper')}${clicks(request, 'wrapper')}</Linear>`;
  const about = `<AdSystem>${SYSTEM}</AdSystem>${failed}${seen}`;
  const creatives = `<Creatives><Creative>${linear}</Creative></Creatives>`;
  return `<Wrapper followAdditionalWrappers="true">${about}${creatives}<VASTAdTagURI>${address}</VASTAdTagURI></Wrapper>`;
}

function vast(version: 3 | 4, roll: Roll, ad: string): string {
  const id = `${spotOfRoll[roll]}-${roll}`;
  const [number, type] = version === 4 ? ['4.2', ' adType="video"'] : ['3.0', ''];
  const space = version === 4 ? ' xmlns="http://www.iab.com/VAST"' : '';
  return `<?xml version="1.0" encoding="UTF-8"?>\n<VAST version="${number}"${space}><Ad id="${id}"${type}>${ad}</Ad></VAST>\n`;
}

/** The answer of the ad server as XML. */
export function vastAnswer(kind: VastKind, request: VastRequest): string {
  const { roll } = request;
  switch (kind) {
    case 'linear':
      return vast(4, roll, inline(request, 4, true));
    case 'linear3':
      return vast(3, roll, inline(request, 3, true));
    case 'unplayable':
      return vast(4, roll, inline(request, 4, false));
    case 'wrapper':
      return vast(4, roll, wrapper(request, 'linear'));
    case 'endless':
      return vast(4, roll, wrapper(request, 'endless'));
    case 'empty':
      return EMPTY;
    case 'malformed':
      // Cut inside an element, like an answer whose connection broke.
      return vast(4, roll, inline(request, 4, true)).slice(0, 400);
  }
}
