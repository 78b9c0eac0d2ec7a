/** What a measured page leaves for the runner to read. */
interface Report {
  ready?: boolean;
  /** Milliseconds of the zap under way, from the press to the first picture of the new channel. */
  zapped?: Promise<number>;
}

declare global {
  interface Window {
    measured: Report;
  }
}

export const report: Report = {};
window.measured = report;

/** The first picture an element presents from now on. */
export function nextFrame(media: HTMLVideoElement): Promise<number> {
  return new Promise((resolve) => {
    media.requestVideoFrameCallback(() => resolve(performance.now()));
  });
}

export const query = new URLSearchParams(location.search);
export const addresses = query.getAll('src');
