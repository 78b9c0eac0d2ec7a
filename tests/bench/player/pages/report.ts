/** What a measured page leaves for the runner to read. */
interface Report {
  /** Milliseconds since the navigation began, at the first picture. */
  firstFrame?: number;
  /** Milliseconds from the change of channel to its first picture. */
  zap?: (index: number) => Promise<number>;
  ready?: boolean;
}

declare global {
  interface Window {
    measured: Report;
  }
}

export const report: Report = {};
window.measured = report;

/** The first picture an element presents. */
export function nextFrame(media: HTMLVideoElement): Promise<number> {
  return new Promise((resolve) => {
    media.requestVideoFrameCallback(() => resolve(performance.now()));
  });
}

export const query = new URLSearchParams(location.search);
