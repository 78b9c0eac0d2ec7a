/** The values that a measured page provides for the runner. */
interface Report {
  ready?: boolean;
  /** Milliseconds of the running zap, from the press to the first picture of the new channel. */
  zapped?: Promise<number>;
  /** Milliseconds from the end of an episode to the first picture of the next one. */
  followed?: Promise<number>;
}

declare global {
  interface Window {
    measured: Report;
  }
}

export const report: Report = {};
window.measured = report;

/** The next picture that an element presents. */
export function nextFrame(media: HTMLVideoElement): Promise<number> {
  return new Promise((resolve) => {
    media.requestVideoFrameCallback(() => resolve(performance.now()));
  });
}

export const query = new URLSearchParams(location.search);
export const addresses = query.getAll('src');
/** Addresses of stream calls: what a page knows of a channel that it does not play yet. */
export const calls = query.getAll('stream');

/** Requests a stream, as each change of channel does. */
export async function requestStream(call: string): Promise<StreamAnswer> {
  const { hls, playlists } = (await (await fetch(call)).json()) as StreamAnswer;
  return { hls: new URL(hls, call).href, playlists };
}

export interface StreamAnswer {
  hls: string;
  playlists: { uri: string; text: string }[];
}
