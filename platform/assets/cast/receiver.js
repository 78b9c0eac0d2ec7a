/* The receiver of the cast sandbox: plays what a sender asks for, and reports what it does. */
(() => {
  const name = new URLSearchParams(location.search).get('name') || 'Sandbox TV';
  const id = `receiver-${Math.random().toString(36).slice(2).padEnd(8, '0')}`;
  const video = document.querySelector('video');
  const element = (key) => document.getElementById(key);
  /** Ids of tracks: audio from 100, subtitles from 200. */
  const FIRST = { AUDIO: 100, TEXT: 200 };

  let sender = null;
  let hls = null;
  let idleReason = null;

  const events = new EventSource(`/cast/events?id=${id}&name=${encodeURIComponent(name)}`);
  events.onmessage = ({ data }) => {
    const message = JSON.parse(data);
    handlers[message.type]?.(message);
    report();
  };

  function post(message) {
    if (!sender) return;
    fetch(`/cast/messages?to=${sender}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(message),
    })
      .then((answer) => answer.status === 404 && leave())
      .catch(() => {});
  }

  function tracks() {
    if (!hls) return [];
    const of = (type, list) =>
      list.map(({ lang, name: label }, at) => ({
        trackId: FIRST[type] + at,
        type,
        language: lang,
        name: label,
      }));
    return [...of('AUDIO', hls.audioTracks), ...of('TEXT', hls.subtitleTracks)];
  }

  function activeTrackIds() {
    if (!hls) return [];
    return [
      ...(hls.audioTrack >= 0 ? [FIRST.AUDIO + hls.audioTrack] : []),
      ...(hls.subtitleTrack >= 0 ? [FIRST.TEXT + hls.subtitleTrack] : []),
    ];
  }

  function playerState() {
    if (!hls || video.ended) return 'IDLE';
    if (video.seeking || video.readyState < 3) return 'BUFFERING';
    return video.paused ? 'PAUSED' : 'PLAYING';
  }

  function report() {
    const details = hls?.latestLevelDetails;
    post({
      type: 'status',
      playerState: playerState(),
      isPaused: video.paused,
      idleReason,
      currentTime: video.currentTime,
      duration: Number.isFinite(video.duration) ? video.duration : 0,
      liveSeekableRange: details?.live ? { start: details.fragmentStart, end: details.edge } : null,
      volumeLevel: video.volume,
      isMuted: video.muted,
      tracks: tracks(),
      activeTrackIds: activeTrackIds(),
    });
  }

  function play() {
    idleReason = null;
    video.play().catch(() => {
      // A tab without a press may only play muted.
      video.muted = true;
      video.play().catch(() => {});
    });
  }

  function unload() {
    hls?.destroy();
    hls = null;
    video.removeAttribute('src');
    video.load();
    element('title').textContent = '';
    element('cues').textContent = '';
  }

  function load({ request }) {
    unload();
    const { media, currentTime = -1, autoplay } = request;
    const own = new Hls({ startPosition: currentTime, enableWorker: false });
    hls = own;
    own.subtitleDisplay = false;
    own.on(Hls.Events.ERROR, (_, { fatal }) => {
      if (!fatal || hls !== own) return;
      idleReason = 'ERROR';
      post({ type: 'loaded', error: 'load_media_failed' });
    });
    own.once(Hls.Events.LEVEL_LOADED, () => {
      post({ type: 'loaded' });
      report();
    });
    own.loadSource(media.contentId);
    own.attachMedia(video);
    element('title').textContent = media.metadata?.title ?? '';
    element('about').textContent = media.metadata?.subtitle ?? '';
    if (autoplay) play();
  }

  function leave() {
    if (sender) post({ type: 'ended' });
    sender = null;
    unload();
    element('about').textContent = 'Ready to cast';
    element('leave').hidden = true;
  }

  const handlers = {
    connect({ from }) {
      if (sender && sender !== from) post({ type: 'ended' });
      sender = from;
      element('leave').hidden = false;
      element('about').textContent = 'Connected';
      post({ type: 'connected', name });
    },
    load,
    play,
    pause: () => video.pause(),
    seek({ time }) {
      video.currentTime = time;
    },
    volume({ level }) {
      video.volume = level;
    },
    mute({ muted }) {
      video.muted = muted;
    },
    tracks({ ids }) {
      if (!hls) return;
      const audio = ids.find((one) => one < FIRST.TEXT);
      const text = ids.find((one) => one >= FIRST.TEXT);
      if (audio !== undefined) hls.audioTrack = audio - FIRST.AUDIO;
      hls.subtitleTrack = text === undefined ? -1 : text - FIRST.TEXT;
    },
    end: leave,
  };

  video.addEventListener('ended', () => {
    idleReason = 'FINISHED';
  });
  for (const event of [
    'play',
    'pause',
    'seeked',
    'volumechange',
    'ended',
    'playing',
    'waiting',
    'loadedmetadata',
  ]) {
    video.addEventListener(event, report);
  }
  element('leave').addEventListener('click', leave);
  addEventListener('pagehide', leave);
  setInterval(report, 500);
  setInterval(() => {
    const shown = [...video.textTracks].filter(
      ({ kind, mode }) => kind === 'subtitles' && mode !== 'disabled',
    );
    const cues = shown.flatMap(({ activeCues }) => [...(activeCues ?? [])].map(({ text }) => text));
    element('cues').textContent = hls && hls.subtitleTrack >= 0 ? cues.join('\n') : '';
  }, 200);
})();
