/*
 * The sender framework of Google Cast as far as the player uses it, for the receiver of the sandbox: the same names, states and
 * events. It connects to the receiver page that was opened last.
 */
(() => {
  const base = new URL(document.currentScript.src).origin;
  const KEY = 'sandbox.cast.receiver';
  const listeners = new Map();
  const on = (type, handler) => listeners.set(type, [...(listeners.get(type) ?? []), handler]);
  const off = (type, handler) =>
    listeners.set(
      type,
      (listeners.get(type) ?? []).filter((other) => other !== handler),
    );
  const say = (type, event) => {
    for (const handler of listeners.get(type) ?? []) handler({ type, ...event });
  };

  let session = null;
  const status = {};
  const players = new Set();

  function changeState(castState) {
    say('caststatechanged', { castState });
  }

  /** Remote players copy what the receiver reports. */
  function publish() {
    for (const player of players) {
      Object.assign(player, {
        isConnected: session !== null,
        isMediaLoaded: session !== null && status.playerState !== undefined && status.playerState !== 'IDLE',
        playerState: status.playerState ?? null,
        isPaused: status.isPaused ?? true,
        currentTime: status.currentTime ?? 0,
        duration: status.duration ?? 0,
        volumeLevel: status.volumeLevel ?? 1,
        isMuted: status.isMuted ?? false,
        liveSeekableRange: status.liveSeekableRange ?? undefined,
      });
    }
    say('anyChanged', {});
  }

  async function connect(receiver, resumed) {
    const id = `sender-${Math.random().toString(36).slice(2).padEnd(8, '0')}`;
    changeState('CONNECTING');
    const inbox = new EventSource(`${base}/cast/events?id=${id}`);
    await new Promise((resolve, reject) => {
      inbox.onopen = resolve;
      inbox.onerror = () => reject('channel_error');
    });
    const send = async (message) => {
      const answer = await fetch(`${base}/cast/messages?to=${receiver.id}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...message, from: id }),
      });
      if (!answer.ok) throw 'receiver_unavailable';
    };
    const waiting = new Map();
    const answerTo = (type) => new Promise((resolve) => waiting.set(type, resolve));
    function end() {
      inbox.close();
      if (session === own) session = null;
      sessionStorage.removeItem(KEY);
      for (const key of Object.keys(status)) delete status[key];
      say('sessionstatechanged', { sessionState: 'SESSION_ENDED' });
      changeState('NOT_CONNECTED');
      publish();
    }
    inbox.onmessage = ({ data }) => {
      const message = JSON.parse(data);
      waiting.get(message.type)?.(message);
      if (message.type === 'ended') return end();
      if (message.type !== 'status') return;
      Object.assign(status, message);
      publish();
    };
    const mediaSession = {
      get idleReason() {
        return status.idleReason ?? null;
      },
      get activeTrackIds() {
        return status.activeTrackIds ?? [];
      },
      get media() {
        return { tracks: status.tracks ?? [] };
      },
      editTracksInfo({ activeTrackIds }, done, failed) {
        send({ type: 'tracks', ids: activeTrackIds }).then(done, failed);
      },
    };
    const own = {
      send,
      getCastDevice: () => ({ friendlyName: receiver.name }),
      getMediaSession: () => (status.playerState ? mediaSession : null),
      async loadMedia(request) {
        const loaded = answerTo('loaded');
        await send({ type: 'load', request });
        const { error } = await loaded;
        if (error) throw error;
      },
      endSession() {
        send({ type: 'end' }).catch(() => {});
        end();
      },
    };
    const connected = answerTo('connected');
    try {
      await send({ type: 'connect' });
    } catch (error) {
      inbox.close();
      changeState('NOT_CONNECTED');
      throw error;
    }
    await connected;
    session = own;
    sessionStorage.setItem(KEY, receiver.id);
    changeState('CONNECTED');
    say('sessionstatechanged', { sessionState: resumed ? 'SESSION_RESUMED' : 'SESSION_STARTED' });
    publish();
  }

  const receivers = async () => (await fetch(`${base}/cast/receivers`)).json();

  const context = {
    setOptions({ autoJoinPolicy }) {
      const before = sessionStorage.getItem(KEY);
      if (autoJoinPolicy !== 'tab_and_origin_scoped' || !before) return;
      receivers()
        .then((list) => list.find(({ id }) => id === before))
        .then((receiver) => receiver && connect(receiver, true))
        .catch(() => {});
    },
    getCastState: () => (session ? 'CONNECTED' : 'NOT_CONNECTED'),
    getCurrentSession: () => session,
    addEventListener: on,
    removeEventListener: off,
    async requestSession() {
      const receiver = (await receivers()).at(-1);
      if (!receiver) throw 'receiver_unavailable';
      await connect(receiver, false);
    },
  };

  class RemotePlayer {
    constructor() {
      players.add(this);
      publish();
    }
  }

  class RemotePlayerController {
    constructor(player) {
      this.player = player;
    }
    addEventListener(type, handler) {
      on(type, handler);
    }
    removeEventListener(type, handler) {
      off(type, handler);
    }
    playOrPause() {
      session?.send({ type: this.player.isPaused ? 'play' : 'pause' }).catch(() => {});
    }
    seek() {
      session?.send({ type: 'seek', time: this.player.currentTime }).catch(() => {});
    }
    setVolumeLevel() {
      session?.send({ type: 'volume', level: this.player.volumeLevel }).catch(() => {});
    }
    muteOrUnmute() {
      session?.send({ type: 'mute', muted: !this.player.isMuted }).catch(() => {});
    }
  }

  class Image {
    constructor(url) {
      this.url = url;
    }
  }
  class MediaInfo {
    constructor(contentId, contentType) {
      Object.assign(this, { contentId, contentType });
    }
  }
  class LoadRequest {
    constructor(media) {
      this.media = media;
    }
  }
  class EditTracksInfoRequest {
    constructor(activeTrackIds) {
      this.activeTrackIds = activeTrackIds;
    }
  }
  class GenericMediaMetadata {}

  window.chrome = window.chrome ?? {};
  window.chrome.cast = {
    Image,
    media: { MediaInfo, LoadRequest, EditTracksInfoRequest, GenericMediaMetadata },
  };
  window.cast = {
    framework: { CastContext: { getInstance: () => context }, RemotePlayer, RemotePlayerController },
  };
  setTimeout(() => window.__onGCastApiAvailable?.(true));
})();
