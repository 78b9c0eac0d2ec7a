import { type Static, Type } from 'typebox';
import { ApiError } from '../../http/errors.ts';
import type { TrackChoice } from '../../origin/links.ts';
import { AUDIO, VIDEO } from '../../origin/pool.ts';
import { Flag, Moment } from '../query.ts';

/** wire 3: every parameter of a stream call that public clients were seen to send. */
export const StreamQuery = Type.Object({
  type: Type.Optional(
    Type.String({
      maxLength: 40,
      description:
        'hls | local | http: the stream; local_low | http_low: its lowest quality; config: the players',
    }),
  ),
  ts: Moment,
  seek_ts: Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: 9_999_999_999,
      description: 'where to begin within the programme that `ts` names; without `ts` the same as it',
    }),
  ),
  preview: Flag,
  history: Flag,
  force_https: Type.Optional(
    Type.String({ description: 'true | 1: addresses over https, where the platform has them' }),
  ),
  disable_stat: Flag,
  playlists: Flag,
  library_id: Type.Optional(Type.String({ maxLength: 40, description: 'where the viewer came from' })),
  video_num: Type.Optional(
    Type.Integer({ minimum: 0, maximum: VIDEO.length - 1, description: 'the one quality of `hls`, from 0' }),
  ),
  audio_num: Type.Optional(
    Type.Integer({ minimum: 0, maximum: AUDIO.length - 1, description: 'the first sound of `hls`, from 0' }),
  ),
  remote: Type.Optional(Type.String({ maxLength: 64, description: 'address of the viewer' })),
});
export type StreamQuery = Static<typeof StreamQuery>;

const LOW = new Set(['local_low', 'http_low']);

/**
 * The kind of answer for a `type` of wire 3. There is one network here, so a local and a public address are the
 * same; multicast needs an operator's own network, so it is refused with an explanation.
 */
export function trackChoice({ type, video_num: video, audio_num: audio }: StreamQuery): TrackChoice {
  if (type === 'multicast') throw new ApiError('not_found', { message: 'no_multicast' });
  return { video: video ?? (LOW.has(type ?? '') ? 0 : undefined), audio };
}
