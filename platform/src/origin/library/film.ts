import { onDisk, type Places } from '../../objects/places.ts';
import { chooseTracks } from './choose.ts';
import { cutAudio, cutVideo, type Segment } from './cut.ts';
import type { Film, FilmTrack } from './model.ts';
import { FilmProblem } from './mp4/problem.ts';
import { readMovie } from './mp4/read.ts';
import { type Timed, timeAudio, timeVideo } from './timing.ts';
import { playbackWarnings } from './warnings.ts';

function bitsPerSecond(bytes: number, ticks: number, timescale: number): number {
  return ticks === 0 ? 0 : Math.ceil((bytes * 8 * timescale) / ticks);
}

function filmTrack(
  id: string,
  timed: Timed,
  { segments, end }: { segments: Segment[]; end: number },
): FilmTrack {
  const { timescale, coding, language } = timed.track;
  const rate = ({ bytes, length }: Segment) => bitsPerSecond(bytes, length, timescale);
  return {
    id,
    timed,
    segments,
    codec: coding?.codec ?? '',
    language,
    peak: segments.reduce((most, segment) => Math.max(most, rate(segment)), 0),
    average: bitsPerSecond(
      segments.reduce((sum, { bytes }) => sum + bytes, 0),
      end,
      timescale,
    ),
  };
}

function endOf({ segments, timed }: FilmTrack): number {
  const last = segments.at(-1);
  return last ? (last.start + last.length) / timed.track.timescale : 0;
}

/** Reads the index of a film file and cuts it into segments. Throws {@link FilmProblem} for an unplayable file. */
export async function readFilm(path: string, places: Places = onDisk): Promise<Film> {
  const file = await places.open(path);
  try {
    const movie = await readMovie(file);
    const chosen = chooseTracks(movie);
    const { timed, zero } = timeVideo(chosen.video, movie.timescale);
    const video = filmTrack('v0', timed, cutVideo(timed));
    const audio = chosen.audio.flatMap((track, at) => {
      const sound = timeAudio(track, movie.timescale, zero);
      const found = filmTrack(`a${at}`, sound, cutAudio(sound, video.segments, timed.track.timescale));
      return found.segments.length > 0 ? [found] : [];
    });
    const seconds = Math.max(endOf(video), ...audio.map(endOf));
    if (!(seconds > 0)) throw new FilmProblem('it has no length');
    const { chapters } = movie;
    return {
      seconds,
      video,
      audio,
      chapters,
      remarks: [...chosen.remarks, ...playbackWarnings(video, audio)],
    };
  } finally {
    await file.close();
  }
}
