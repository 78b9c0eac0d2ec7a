/**
 * The script of the sandbox's vitrina page: a small live player of its own, as a broadcaster would have one, for every browser
 * with Media Source. It tells the page around it what happens.
 */
export const vitrinaScript = `
const video = document.querySelector('video');
const master = video.dataset.stream;
const around = document.referrer ? new URL(document.referrer).origin : location.origin;
const say = (event) => parent.postMessage({ type: 'vitrina', event }, around);
const read = async (url) => {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(String(answer.status));
  return answer;
};
const text = async (url) => (await read(url)).text();
const folder = new URL('.', master).href;

async function track(buffer, playlist, onSecond) {
  const seen = new Set();
  const append = async (url) => {
    const bytes = await (await read(new URL(url, folder))).arrayBuffer();
    buffer.appendBuffer(bytes);
    await new Promise((resolve) => buffer.addEventListener('updateend', resolve, { once: true }));
  };
  for (;;) {
    const lines = (await text(new URL(playlist, folder))).split('\\n');
    if (seen.size === 0) await append(/URI="([^"]+)"/.exec(lines.find((line) => line.startsWith('#EXT-X-MAP')))[1]);
    const all = lines.filter((line) => line.endsWith('.m4s'));
    for (const name of seen.size === 0 ? all.slice(-3) : all) {
      if (seen.has(name)) continue;
      seen.add(name);
      await append(name);
      onSecond();
    }
    await new Promise((resolve) => setTimeout(resolve, 2000));
  }
}

function begin() {
  if (video.currentTime > 0 || video.buffered.length === 0) return;
  video.currentTime = video.buffered.start(0) + 0.1;
  video.play().catch(() => {
    video.muted = true;
    return video.play();
  }).catch(() => {});
}

async function start() {
  const lines = (await text(master)).split('\\n');
  const at = lines.findIndex((line) => line.startsWith('#EXT-X-STREAM-INF'));
  const [picture, sound] = /CODECS="([^"]+)"/.exec(lines[at])[1].split(',');
  const voice = /URI="([^"]+)"/.exec(lines.find((line) => line.startsWith('#EXT-X-MEDIA:TYPE=AUDIO')))[1];
  const source = new MediaSource();
  video.src = URL.createObjectURL(source);
  await new Promise((resolve) => source.addEventListener('sourceopen', resolve, { once: true }));
  const buffers = [
    source.addSourceBuffer('video/mp4; codecs="' + picture + '"'),
    source.addSourceBuffer('audio/mp4; codecs="' + sound + '"'),
  ];
  await Promise.all([track(buffers[0], lines[at + 1], begin), track(buffers[1], voice, begin)]);
}

video.addEventListener('playing', () => say('playing'));
video.addEventListener('pause', () => say('paused'));
say('ready');
start().catch(() => say('error'));
`;
