import type shaka from 'shaka-player/dist/shaka-player.dash-es2021';
import { distinctAudio, namedText, offeredQualities, TEXT_OFF } from '../../core/tracks';
import type { EngineTracks } from '../engine';

/** Audio tracks have no id in shaka; language and label are unique enough for a menu. */
const audioId = (track: shaka.extern.AudioTrack) => `${track.language}|${track.label ?? ''}`;

export const findAudio = (player: shaka.Player, id: string) =>
  player.getAudioTracks().find((track) => audioId(track) === id);

export const findText = (player: shaka.Player, id: string) =>
  player.getTextTracks().find((track) => String(track.id) === id) ?? null;

export function readTracks(player: shaka.Player, manualQuality: number): EngineTracks {
  const video = player.getVideoTracks();
  const levels = video.map((track, id) => ({ id, height: track.height ?? 0, bitrate: track.bandwidth }));
  const audio = player.getAudioTracks();
  const text = player.getTextTracks();
  const activeAudio = audio.find((track) => track.active);
  return {
    qualities: offeredQualities(levels),
    audio: distinctAudio(
      audio.map((track) => ({
        id: audioId(track),
        language: track.language,
        name: track.label ?? track.language,
      })),
    ),
    text: namedText(
      text.map((track) => ({
        id: String(track.id),
        language: track.language,
        name: track.label ?? track.language,
      })),
    ),
    quality: manualQuality,
    audioId: activeAudio ? audioId(activeAudio) : null,
    textId: String(text.find((track) => track.active)?.id ?? TEXT_OFF),
  };
}
