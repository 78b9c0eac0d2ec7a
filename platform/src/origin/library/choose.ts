import { FilmProblem } from './mp4/problem.ts';
import type { Movie, Track } from './mp4/read.ts';

type Chosen = {
  video: Track;
  audio: Track[];
  /** Notes for the provider: audio tracks that will not be played. */
  remarks: string[];
};

/** Covers are tracks with one picture. */
function isFilm({ kind, samples }: Track): boolean {
  return kind === 'video' && samples.count > 1;
}

/** Tracks of one rendition group have one kind of coding, so that another language never needs another decoder. */
function ofOneCoding(tracks: Track[]): Track[] {
  const kindOf = ({ coding }: Track) => coding?.codec.split('.')[0];
  return tracks.filter((track) => kindOf(track) === kindOf(tracks[0] as Track));
}

/** The video and audio tracks to play; a film that browsers cannot play is refused with the reason. */
export function chooseTracks({ tracks }: Movie): Chosen {
  const pictures = tracks.filter(isFilm);
  const video = pictures.find(({ coding }) => coding?.refusal === null);
  if (!video) {
    const [first] = pictures;
    if (first) throw new FilmProblem(`browsers do not play its picture: ${first.coding?.refusal}`);
    throw new FilmProblem(
      tracks.some(({ kind }) => kind === 'audio') ? 'it is sound only' : 'it has no picture',
    );
  }
  const sounds = tracks.filter(({ kind }) => kind === 'audio');
  const playable = sounds.filter(({ coding }) => coding?.refusal === null);
  const [unheard] = sounds;
  if (playable.length === 0 && unheard) {
    throw new FilmProblem(`browsers do not play its sound: ${unheard.coding?.refusal}`);
  }
  const audio = ofOneCoding(playable);
  const remarks = sounds
    .filter((track) => !audio.includes(track))
    .map(
      ({ coding, language }) =>
        `its sound in ${coding?.refusal ?? coding?.codec} (${language ?? 'no language'}) is left out`,
    );
  return { video, audio, remarks };
}
