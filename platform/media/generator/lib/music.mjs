import { SAMPLE_RATE, SECONDS, SEGMENT_SECONDS, SEGMENTS } from './format.mjs';
import { INSTRUMENTS } from './instruments.mjs';
import { random } from './random.mjs';

/**
 * A bar of music is a segment of film, so cuts fall on the beat. `chords` are roots as scale degrees, one a bar, repeated.
 * @typedef {{ root: number, scale: number[], beats: number, chords: number[], seed: number, echo?: number, parts: Part[] }} Score
 *
 * `chord` holds the triad; `bass` its root on `rhythm` beats; `arp` walks it in `steps` a bar; `tune` wanders in the scale by
 * `rhythm` (beats, a negative length is a rest); `drum` and `air` are made of noise.
 * @typedef {{ play: 'chord'|'bass'|'arp'|'tune'|'drum'|'air', with?: string, gain: number, octave?: number, steps?: number,
 *   rhythm?: number[], hits?: string, from?: number, tone?: number, pan?: number }} Part
 */

const TABLE = Float32Array.from({ length: 4096 }, (_, i) => Math.sin((i / 4096) * Math.PI * 2));
/** Root mean square every score is brought to: about -19 dBFS, with room for the voice. */
const LOUDNESS = 0.115;
const LENGTH = SECONDS * SAMPLE_RATE;

const newTrack = () => ({ left: new Float32Array(LENGTH), right: new Float32Array(LENGTH) });

function envelope({ attack, decay, release }, held) {
  const total = Math.ceil((held + release) * SAMPLE_RATE);
  return Float32Array.from({ length: total }, (_, i) => {
    const t = i / SAMPLE_RATE;
    const rise = Math.min(1, t / attack);
    const fall = t > held ? Math.max(0, 1 - (t - held) / release) : 1;
    return rise * fall * fall * (decay ? Math.exp(-t / decay) : 1);
  });
}

/** Adds one partial; higher ones of a ringing note die sooner, as on a string. */
function addPartial(out, start, shape, { cycle, level, vibrato, damping }) {
  let phase = 0;
  const end = Math.min(shape.length, LENGTH - start);
  for (let i = 0; i < end; i += 1) {
    const sway = vibrato ? 1 + vibrato * TABLE[Math.floor(i * 0.46) & 4095] : 1;
    phase += cycle * sway;
    if (phase >= 4096) phase -= 4096;
    out[start + i] +=
      TABLE[phase | 0] * shape[i] * level * (damping ? 1 / (1 + (i / SAMPLE_RATE) * damping) : 1);
  }
}

function addNote(track, name, { frequency, at, held, gain, pan = 0 }) {
  const instrument = INSTRUMENTS[name];
  const shape = envelope(instrument, held);
  const start = Math.round(at * SAMPLE_RATE);
  const loudness = gain / instrument.partials.reduce((sum, [, level]) => sum + level, 0);
  for (const [ratio, level] of instrument.partials) {
    if (frequency * ratio > 14000) continue;
    const spread = instrument.spread ?? 0;
    const damping = instrument.decay ? (ratio - 1) * 2.2 : 0;
    const partial = (side) => ({
      cycle: (frequency * ratio * (1 + side * spread) * 4096) / SAMPLE_RATE,
      level: loudness * level * (1 + side * pan),
      vibrato: instrument.vibrato,
      damping,
    });
    addPartial(track.left, start, shape, partial(-1));
    addPartial(track.right, start, shape, partial(1));
  }
}

const DRUMS = {
  kick: (t) => Math.exp(-t * 13) * Math.sin(2 * Math.PI * (46 * t + 2.2 * (1 - Math.exp(-t * 28)))),
  drum: (t) => Math.exp(-t * 8) * Math.sin(2 * Math.PI * (82 * t + 1.2 * (1 - Math.exp(-t * 20)))),
  hat: (t, hiss) => Math.exp(-t * 70) * hiss * 0.6,
  shaker: (t, hiss) => Math.min(1, t * 40) * Math.exp(-t * 32) * hiss * 0.5,
  snare: (t, hiss) => Math.exp(-t * 20) * (hiss * 0.5 + 0.4 * Math.sin(2 * Math.PI * 190 * t)),
  clap: (t, hiss) => (Math.exp(-t * 26) + Math.exp(-Math.abs(t - 0.018) * 120)) * hiss * 0.4,
};

function addHit(track, sound, at, gain, pan, next) {
  const start = Math.round(at * SAMPLE_RATE);
  const length = Math.min(SAMPLE_RATE * 0.6, LENGTH - start);
  let last = 0;
  for (let i = 0; i < length; i += 1) {
    const white = next() * 2 - 1;
    const value = sound(i / SAMPLE_RATE, white - last) * gain;
    last = white;
    track.left[start + i] += value * (1 - pan);
    track.right[start + i] += value * (1 + pan);
  }
}

/** Wind, surf or rain: filtered noise that breathes. `tone` is the brightness of the filter. */
function addAir(track, { gain, tone = 0.05 }, next) {
  const state = [0, 0];
  for (let i = 0; i < LENGTH; i += 1) {
    const t = i / SAMPLE_RATE;
    const breath =
      0.55 + 0.3 * Math.sin((t * Math.PI * 2) / (SEGMENT_SECONDS * 1.5)) + 0.15 * Math.sin(t * 1.1);
    state[0] += (next() * 2 - 1 - state[0]) * tone;
    state[1] += (next() * 2 - 1 - state[1]) * tone;
    track.left[i] += state[0] * gain * breath;
    track.right[i] += state[1] * gain * breath;
  }
}

/** Two crossed echo lines with damping, enough to place the music in a room. */
function addEcho(track, amount) {
  const lines = [0.0897, 0.1273, 0.1711, 0.2333].map((seconds) => Math.round(seconds * SAMPLE_RATE));
  const wet = newTrack();
  lines.forEach((delay, n) => {
    const [from, to] = n % 2 ? [track.left, wet.right] : [track.right, wet.left];
    const memory = new Float32Array(delay);
    let damp = 0;
    for (let i = 0; i < LENGTH; i += 1) {
      const slot = i % delay;
      damp += (memory[slot] - damp) * 0.45;
      memory[slot] = from[i] + damp * 0.72;
      to[i] += damp * amount * 0.5;
    }
  });
  for (let i = 0; i < LENGTH; i += 1) {
    track.left[i] += wet.left[i];
    track.right[i] += wet.right[i];
  }
}

function playBar(track, score, part, bar, memory, next) {
  const { beats, chords, root, scale } = score;
  const beat = SEGMENT_SECONDS / beats;
  const begin = bar * SEGMENT_SECONDS;
  const degree = chords[bar % chords.length];
  const pitch = (step) => {
    const octave = Math.floor(step / scale.length) + (part.octave ?? 0);
    return (
      440 *
      2 ** ((root + scale[step - Math.floor(step / scale.length) * scale.length] + octave * 12 - 69) / 12)
    );
  };
  const note = (step, at, held, gain = 1, pan = part.pan ?? 0) =>
    addNote(track, part.with, { frequency: pitch(step), at: begin + at, held, gain: part.gain * gain, pan });
  const triad = [degree, degree + 2, degree + 4];

  if (part.play === 'chord') {
    for (const [i, step] of [...triad, degree + 7].entries()) {
      note(step, 0, SEGMENT_SECONDS - 0.1, 0.5, (i - 1.5) * 0.22);
    }
  }
  if (part.play === 'bass') {
    let at = 0;
    for (const length of part.rhythm) {
      if (length > 0) note(degree, at * beat, length * beat * 0.92);
      at += Math.abs(length);
    }
  }
  if (part.play === 'arp') {
    const path = [0, 2, 4, 7, 9, 7, 4, 2];
    const step = SEGMENT_SECONDS / part.steps;
    for (let i = 0; i < part.steps; i += 1) {
      note(
        degree + path[i % path.length],
        i * step,
        step * 0.95,
        i % 4 === 0 ? 1 : 0.7,
        Math.sin(i * 1.7) * 0.5,
      );
    }
  }
  if (part.play === 'tune') {
    let at = 0;
    // Bars 0/1 make a question and an answer; later bars quote them over other chords.
    const quoted = memory[bar % 2];
    const steps = quoted ?? part.rhythm.map(() => Math.floor(next() * 5) - 2);
    memory[bar % 2] = steps;
    let walk = 0;
    part.rhythm.forEach((length, i) => {
      walk = Math.max(-3, Math.min(6, walk + steps[i]));
      const step = i === 0 ? triad[Math.abs(steps[i]) % 3] + 7 : degree + 7 + walk;
      if (length > 0) note(step, at * beat, length * beat * 0.93);
      at += Math.abs(length);
    });
  }
  if (part.play === 'drum') {
    const step = SEGMENT_SECONDS / part.hits.length;
    [...part.hits].forEach((mark, i) => {
      if (mark !== '.')
        addHit(
          track,
          DRUMS[part.with],
          begin + i * step,
          part.gain * (mark === 'X' ? 1 : 0.6),
          part.pan ?? 0,
          next,
        );
    });
  }
}

/** @param {Score} score @returns {Int16Array} interleaved stereo of exactly one clip */
export function compose(score) {
  const track = newTrack();
  const next = random(score.seed);
  for (const part of score.parts) {
    const memory = [];
    for (let bar = part.from ?? 0; bar < SEGMENTS; bar += 1) playBar(track, score, part, bar, memory, next);
  }
  addEcho(track, score.echo ?? 0.35);
  for (const part of score.parts) if (part.play === 'air') addAir(track, part, next);
  const energy = track.left.reduce((sum, value) => sum + value * value, 0) / LENGTH;
  const level = LOUDNESS / Math.sqrt(energy);
  const out = new Int16Array(LENGTH * 2);
  for (let i = 0; i < LENGTH; i += 1) {
    const t = i / SAMPLE_RATE;
    const fade = Math.min(1, t / 0.25, (SECONDS - t) / 0.9) * 30000;
    out[i * 2] = Math.tanh(track.left[i] * level) * fade;
    out[i * 2 + 1] = Math.tanh(track.right[i] * level) * fade;
  }
  return out;
}

export const SCALES = {
  major: [0, 2, 4, 5, 7, 9, 11],
  minor: [0, 2, 3, 5, 7, 8, 10],
  dorian: [0, 2, 3, 5, 7, 9, 10],
  lydian: [0, 2, 4, 6, 7, 9, 11],
  mixolydian: [0, 2, 4, 5, 7, 9, 10],
  harmonic: [0, 2, 3, 5, 7, 8, 11],
  phrygian: [0, 1, 3, 5, 7, 8, 10],
};
