import { psshBox } from './cenc/init.ts';
import { systemProtection } from './cenc/systems.ts';
import { AUDIO, type AudioRendition, type Pool, VIDEO, type VideoRendition } from './pool.ts';
import { LIVE_WINDOW, type Presentation } from './presentation.ts';
import type { Protection } from './protection.ts';
import { FRAMES_PER_SECOND, FRAMES_PER_SEGMENT, SEGMENT_SECONDS, segmentStartMs } from './timeline.ts';
import { LANGUAGES, type Language } from './track-id.ts';

const SOUND_RATE = 48_000;
/** The distance from the live edge: three segments keep one in reserve while the next is made. */
const LIVE_DELAY = 'PT12S';
/** Seconds until a player should reload the manifest. */
const UPDATE = { min: 2, max: 30 };

function iso(ms: number): string {
  return new Date(ms).toISOString();
}

function seconds(segments: number): string {
  return `PT${(segments * SEGMENT_SECONDS).toFixed(2)}S`;
}

type Builder = {
  show: Presentation;
  renditions: Pool['renditions'];
  suffix: string;
  protection: Protection | null;
};

/** Segments by number; channels count from the epoch, and a start-over begins at its own number. */
function template({ show, suffix }: Builder, media: string, init?: string): string {
  const first = show.kind === 'live' ? 0 : show.from;
  const shift = first === 0 ? '' : ` presentationTimeOffset="${first * FRAMES_PER_SEGMENT}"`;
  const grid = `timescale="${FRAMES_PER_SECOND}" duration="${FRAMES_PER_SEGMENT}" startNumber="${first}"${shift}`;
  const start = init ? ` initialization="${init}${suffix}"` : '';
  return `<SegmentTemplate ${grid}${start} media="${media}${suffix}"/>`;
}

/** The encryption, and for ClearKey the address of the licence (DASH-IF IOP 7.6.2.4). */
function contentProtection({ protection }: Builder): string {
  if (!protection) return '';
  const { kid, licenceUrl } = protection;
  const id = kid.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  const common = `schemeIdUri="urn:mpeg:dash:mp4protection:2011" value="cenc" cenc:default_KID="${id}"`;
  const clearKey = 'schemeIdUri="urn:uuid:e2719d58-a985-b3c9-781a-b030af78d30e" value="ClearKey1.0"';
  const where = `<dashif:Laurl Lic_type="EME-1.0">${licenceUrl.replaceAll('&', '&amp;')}</dashif:Laurl>`;
  const pssh = `<cenc:pssh>${psshBox(kid).toString('base64')}</cenc:pssh>`;
  return `<ContentProtection ${common}/><ContentProtection ${clearKey}>${where}${pssh}</ContentProtection>${systemProtection(kid)}`;
}

const MEDIA = 'seg/$RepresentationID$/$Number$.m4s';
const INIT = 'seg/$RepresentationID$/init.mp4';

function picture(builder: Builder, id: VideoRendition): string {
  const { bandwidth, codecs, width, height } = builder.renditions[id];
  const size = `width="${width}" height="${height}" frameRate="${FRAMES_PER_SECOND}"`;
  return `<Representation id="${id}" bandwidth="${bandwidth}" codecs="${codecs}" ${size}/>`;
}

function soundSet(builder: Builder, id: AudioRendition): string {
  const { bandwidth, codecs, language } = builder.renditions[id];
  const about = `contentType="audio" mimeType="audio/mp4" lang="${language}" segmentAlignment="true" startWithSAP="1"`;
  const role = `<Role schemeIdUri="urn:mpeg:dash:role:2011" value="${id === AUDIO[0] ? 'main' : 'dub'}"/>`;
  const one = `<Representation id="${id}" bandwidth="${bandwidth}" codecs="${codecs}" audioSamplingRate="${SOUND_RATE}"/>`;
  const keys = contentProtection(builder);
  return `<AdaptationSet ${about}>${keys}${role}${template(builder, MEDIA, INIT)}${one}</AdaptationSet>`;
}

function subtitleSet(builder: Builder, language: Language): string {
  const about = `contentType="text" mimeType="text/vtt" lang="${language}"`;
  const role = '<Role schemeIdUri="urn:mpeg:dash:role:2011" value="subtitle"/>';
  const one = `<Representation id="s_${language}" bandwidth="1000"/>`;
  const segments = template(builder, `sub/${language}/$Number$.dash.vtt`);
  return `<AdaptationSet ${about}>${role}${segments}${one}</AdaptationSet>`;
}

/** Only a static manifest shows a player the end, so the last reload is after the end. */
function updatePeriod({ end }: Presentation, nowMs: number): string {
  const left = end === null ? UPDATE.max : Math.ceil((segmentStartMs(end) - nowMs) / 1000);
  return `PT${Math.min(UPDATE.max, Math.max(UPDATE.min, left))}S`;
}

/**
 * The availability, and the time between reloads. Only a finished presentation is static. A start-over of the programme on
 * air gives its expected length: players treat it as a recording in progress and show its whole length.
 */
function timing(show: Presentation, nowMs: number): string {
  const { kind, ended, from, end } = show;
  const length = end === null ? '' : ` mediaPresentationDuration="${seconds(end - from)}"`;
  if (ended) return `type="static"${length}`;
  const start = kind === 'live' ? 0 : segmentStartMs(from);
  const update = `publishTime="${iso(nowMs)}" minimumUpdatePeriod="${updatePeriod(show, nowMs)}"`;
  const clock = `availabilityStartTime="${iso(start)}" ${update}`;
  const depth = kind === 'live' ? ` timeShiftBufferDepth="${seconds(LIVE_WINDOW)}"` : length;
  return `type="dynamic" ${clock}${depth} suggestedPresentationDelay="${LIVE_DELAY}"`;
}

/** The DASH manifest of the same segments, in one period. `nowMs` is sent as the clock of the stream. */
export function manifest(
  show: Presentation,
  renditions: Pool['renditions'],
  nowMs: number,
  suffix = '',
  protection: Protection | null = null,
): string {
  const builder = { show, renditions, suffix: suffix.replaceAll('&', '&amp;'), protection };
  const about = 'contentType="video" mimeType="video/mp4" segmentAlignment="true" startWithSAP="1"';
  const pictures = VIDEO.map((id) => picture(builder, id)).join('');
  const sets = [
    `<AdaptationSet ${about}>${contentProtection(builder)}${template(builder, MEDIA, INIT)}${pictures}</AdaptationSet>`,
    ...AUDIO.map((id) => soundSet(builder, id)),
    ...LANGUAGES.map((language) => subtitleSet(builder, language)),
  ];
  // A start-over ends with its programme, although the channel continues with the same numbers.
  const length = show.end === null ? '' : ` duration="${seconds(show.end - show.from)}"`;
  const words =
    'xmlns="urn:mpeg:dash:schema:mpd:2011" xmlns:cenc="urn:mpeg:cenc:2013" xmlns:dashif="https://dashif.org/CPS"';
  const head = `${words} profiles="urn:mpeg:dash:profile:isoff-live:2011"`;
  const clock = show.ended
    ? ''
    : `<UTCTiming schemeIdUri="urn:mpeg:dash:utc:direct:2014" value="${iso(nowMs)}"/>`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<MPD ${head} minBufferTime="PT4S" ${timing(show, nowMs)}>`,
    `<Period id="p0" start="PT0S"${length}>${sets.join('')}</Period>${clock}</MPD>\n`,
  ].join('\n');
}
