import type { Locale } from '../http/locale.ts';
import type { RenditionFacts } from '../origin/pool.ts';
import { type AdEvent, PROGRESS_EVENTS } from './events.ts';
import { AD_VIDEO, adFileName } from './file.ts';
import { type Roll, spotOfRoll, type VastKind } from './plans.ts';
import { type Spot, type SpotId, spotSeconds, spots } from './spots.ts';

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

type Version = 2 | 3 | 4;

function adFile({ publicUrl, locale, renditions }: VastRequest, spot: Spot, isThere: boolean): string {
  const files = AD_VIDEO.map((video) => {
    const { width, height, averageBandwidth } = renditions[video];
    const kbps = Math.round(averageBandwidth / 1000);
    const about = `delivery="progressive" type="video/mp4" width="${width}" height="${height}" bitrate="${kbps}"`;
    const name = isThere ? adFileName(spot, video, locale) : `lost-${video}.mp4`;
    return `<MediaFile ${about}>${cdata(`${publicUrl}/ads/media/${name}`)}</MediaFile>`;
  });
  return files.join('');
}

/** A program that a player would have to run: the first way to write it, and the way of VAST 4.2. */
const vpaid = ({ publicUrl }: VastRequest) =>
  `<MediaFile delivery="progressive" type="application/javascript" width="640" height="360" apiFramework="VPAID">${cdata(`${publicUrl}/ads/media/program.js`)}</MediaFile>`;
const simid = ({ publicUrl }: VastRequest) =>
  `<InteractiveCreativeFile type="text/html" apiFramework="SIMID">${cdata(`${publicUrl}/ads/media/program.html`)}</InteractiveCreativeFile>`;

interface Shape {
  version: Version;
  /** The files inside `MediaFiles`. */
  files: string;
  spot: Spot;
}

function linearOf(request: VastRequest, { version, files, spot }: Shape): string {
  // VAST 2 has no skipping.
  const skip = version > 2 && SKIPPABLE.includes(request.roll) ? ` skipoffset="${SKIP_AFTER}"` : '';
  const duration = `<Duration>${clock(spotSeconds(spot))}</Duration>`;
  const media = `<MediaFiles>${files}</MediaFiles>`;
  const [tracking, click] = [events(request, 'inline'), clicks(request, 'inline')];
  const parts =
    version === 4 ? `${tracking}${duration}${media}${click}` : `${duration}${tracking}${click}${media}`;
  return `<Linear${skip}>${parts}</Linear>`;
}

/** An overlay beside the picture, which is no film. */
const overlay = ({ publicUrl }: VastRequest) =>
  `<NonLinearAds><NonLinear width="480" height="70"><StaticResource creativeType="image/png">${cdata(`${publicUrl}/ads/media/overlay.png`)}</StaticResource></NonLinear></NonLinearAds>`;

/** The ad itself. Elements follow the order of the schema of the version. */
function inline(request: VastRequest, version: Version, spot: Spot, creative: string): string {
  const { roll, locale } = request;
  const universal = `<UniversalAdId idRegistry="taspa">${spot.id}</UniversalAdId>`;
  const title = `<AdTitle>${escaped(spot.title[locale])}</AdTitle>`;
  const failed = `<Error>${tracker(request, 'inline', 'error')}</Error>`;
  const seen = `<Impression>${tracker(request, 'inline', 'impression')}</Impression>`;
  const system = `<AdSystem>${SYSTEM}</AdSystem>`;
  const about =
    version === 4
      ? `${system}${failed}${seen}<AdServingId>${spot.id}-${roll}</AdServingId>${title}`
      : `${system}${title}${failed}${seen}`;
  const whole = `<Creative id="${spot.id}">${version === 4 ? universal : ''}${creative}</Creative>`;
  return `<InLine>${about}<Creatives>${whole}</Creatives></InLine>`;
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

const NUMBERS: Record<Version, string> = { 2: '2.0', 3: '3.0', 4: '4.2' };

function adElement(version: Version, id: string, ad: string, more = ''): string {
  return `<Ad id="${id}"${version === 4 ? ' adType="video"' : ''}${more}>${ad}</Ad>`;
}

function vast(version: Version, ads: string): string {
  const space = version === 4 ? ' xmlns="http://www.iab.com/VAST"' : '';
  return `<?xml version="1.0" encoding="UTF-8"?>\n<VAST version="${NUMBERS[version]}"${space}>${ads}</VAST>\n`;
}

/** The ads of a pod, in the order of their `sequence`; they stand in another order in the answer. */
const POD: readonly SpotId[] = ['plus', 'tea', 'balloons'];

function pod(request: VastRequest): string {
  const ads = POD.map((id, index) => {
    const spot = spots[id];
    const linear = linearOf(request, { version: 4, files: adFile(request, spot, true), spot });
    return adElement(4, `${id}-pod`, inline(request, 4, spot, linear), ` sequence="${index + 1}"`);
  });
  return vast(4, ads.reverse().join(''));
}

/** The answer of the ad server as XML. */
export function vastAnswer(kind: Exclude<VastKind, 'hanging'>, request: VastRequest): string {
  const { roll } = request;
  const spot = spots[spotOfRoll[roll]];
  const one = (version: Version, ad: string, more?: string) =>
    vast(version, adElement(version, `${spot.id}-${roll}`, ad, more));
  const film = (version: Version, files = adFile(request, spot, true)) =>
    inline(request, version, spot, linearOf(request, { version, files, spot }));
  switch (kind) {
    case 'linear':
      return one(4, film(4));
    case 'linear2':
      return one(2, film(2));
    case 'linear3':
      return one(3, film(3));
    case 'pod':
      return pod(request);
    case 'unplayable':
      return one(4, film(4, adFile(request, spot, false)));
    case 'lostfile':
      // The same sizes twice, so whichever a player chooses first is lost.
      return one(4, film(4, adFile(request, spot, false) + adFile(request, spot, true)));
    case 'incomplete':
      return vast(
        4,
        adElement(4, 'none', '') +
          adElement(4, 'program', film(4, vpaid(request))) +
          adElement(4, `${spot.id}-${roll}`, film(4)),
      );
    case 'vpaid':
      return one(3, film(3, vpaid(request)));
    case 'simid':
      return one(4, film(4, adFile(request, spot, true) + simid(request)));
    case 'nonlinear':
      return one(4, inline(request, 4, spot, overlay(request)));
    case 'conditional':
      return one(4, film(4), ' conditionalAd="true"');
    case 'wrapper':
      return one(4, wrapper(request, 'linear'));
    case 'chain':
      return one(4, wrapper(request, 'wrapper'));
    case 'endless':
      return one(4, wrapper(request, 'endless'));
    case 'empty':
      return EMPTY;
    case 'malformed':
      // Cut inside an element, like an answer whose connection broke.
      return one(4, film(4)).slice(0, 400);
  }
}
