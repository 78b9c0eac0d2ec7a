import type { SubtitleFile } from './catalogue.ts';
import type { Segment } from './cut.ts';
import type { Film, FilmTrack } from './model.ts';
import { frameRate } from './playlists.ts';

/** Consecutive segments of equal length are one line with a count. */
function timeline(segments: readonly Segment[]): string {
  const runs: { start: number; length: number; more: number }[] = [];
  for (const { start, length } of segments) {
    const run = runs.at(-1);
    if (run?.length === length) run.more += 1;
    else runs.push({ start, length, more: 0 });
  }
  const lines = runs.map(({ start, length, more }) => `<S t="${start}" d="${length}" r="${more}"/>`);
  return `<SegmentTimeline>${lines.join('')}</SegmentTimeline>`;
}

function template({ timed, segments }: FilmTrack): string {
  const files =
    'initialization="seg/$RepresentationID$/init.mp4" media="seg/$RepresentationID$/$Number$.m4s"';
  const scale = `timescale="${timed.track.timescale}" startNumber="0"`;
  return `<SegmentTemplate ${scale} ${files}>${timeline(segments)}</SegmentTemplate>`;
}

function trackSet(track: FilmTrack, at: number): string {
  const { id, codec, peak, language, timed } = track;
  const { kind, width, height, coding } = timed.track;
  const spoken = language ? ` lang="${language}"` : '';
  const about = `contentType="${kind}" mimeType="${kind}/mp4"${spoken} segmentAlignment="true" startWithSAP="1"`;
  const facts =
    kind === 'video'
      ? `width="${width}" height="${height}" frameRate="${Math.max(1, Math.round(Number(frameRate(track))))}"`
      : `audioSamplingRate="${coding?.sampleRate ?? 0}"`;
  const role = `<Role schemeIdUri="urn:mpeg:dash:role:2011" value="${at === 0 ? 'main' : 'dub'}"/>`;
  const one = `<Representation id="${id}" bandwidth="${peak}" codecs="${codec}" ${facts}/>`;
  return `<AdaptationSet ${about}>${role}${template(track)}${one}</AdaptationSet>`;
}

function subtitleSet({ language }: Pick<SubtitleFile, 'language'>, at: number): string {
  const role = '<Role schemeIdUri="urn:mpeg:dash:role:2011" value="subtitle"/>';
  const one = `<Representation id="s${at}" bandwidth="1000"><BaseURL>sub/${at}.dash.vtt</BaseURL></Representation>`;
  return `<AdaptationSet contentType="text" mimeType="text/vtt" lang="${language}">${role}${one}</AdaptationSet>`;
}

/** The DASH manifest of the segments in the playlists. */
export function manifest(
  { seconds, video, audio }: Film,
  subtitles: readonly Pick<SubtitleFile, 'language'>[],
): string {
  const profile = 'xmlns="urn:mpeg:dash:schema:mpd:2011" profiles="urn:mpeg:dash:profile:isoff-live:2011"';
  const length = `mediaPresentationDuration="PT${seconds.toFixed(3)}S"`;
  const sets = [trackSet(video, 0), ...audio.map(trackSet), ...subtitles.map(subtitleSet)];
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<MPD ${profile} type="static" minBufferTime="PT4S" ${length}>`,
    `<Period id="p0" start="PT0S">${sets.join('')}</Period></MPD>\n`,
  ].join('\n');
}
