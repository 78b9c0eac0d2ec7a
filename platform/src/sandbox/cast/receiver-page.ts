const style = `
  * { box-sizing: border-box; margin: 0; }
  html { height: 100%; background: #07080c; color: #f2f3f7; font: 18px/1.4 system-ui, sans-serif; }
  body { display: grid; height: 100%; grid-template: 1fr / 1fr; }
  video { grid-area: 1 / 1; width: 100%; height: 100%; object-fit: contain; background: #000; }
  main { grid-area: 1 / 1; z-index: 1; display: grid; align-content: end; gap: 4px; padding: 32px; text-shadow: 0 1px 4px #000; }
  h1 { font-size: 28px; } p { opacity: 0.8; }
  #cues { text-align: center; font-size: 24px; white-space: pre-line; opacity: 1; }
  button { justify-self: start; margin-top: 12px; padding: 8px 16px; border: 0; border-radius: 8px; background: #f5b301; color: #14100a; font: inherit; }
`;

/** A television in a tab. Its script is assets/cast/receiver.js. */
export const receiverPage = `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>Receiver · Taspa platform</title><link rel="icon" href="data:,"><style>${style}</style></head><body>
<video playsinline></video>
<main><p id="cues"></p><h1 id="title"></h1><p id="about">Ready to cast</p><button id="leave" type="button" hidden>Stop casting</button></main>
<script src="/cast/hls.js"></script><script src="/cast/receiver.js"></script></body></html>`;
