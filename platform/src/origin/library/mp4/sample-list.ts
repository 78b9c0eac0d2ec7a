/** One video or audio frame: its position, and its times in ticks of its track. */
export type Sample = {
  offset: number;
  size: number;
  duration: number;
  /** The time between decoding and showing (`ctts`); may be negative. */
  shift: number;
  /** Can be decoded without earlier samples. */
  sync: boolean;
};

const FIRST_CAPACITY = 1024;

/** The samples of a track in decode order, in 21 bytes each: a film of two hours has half a million of them. */
export class SampleList {
  count = 0;
  offsets: Float64Array;
  sizes: Uint32Array;
  durations: Uint32Array;
  shifts: Int32Array;
  syncs: Uint8Array;

  constructor(capacity = FIRST_CAPACITY) {
    this.offsets = new Float64Array(capacity);
    this.sizes = new Uint32Array(capacity);
    this.durations = new Uint32Array(capacity);
    this.shifts = new Int32Array(capacity);
    this.syncs = new Uint8Array(capacity);
  }

  /** The memory that it takes. */
  get bytes(): number {
    const { offsets, sizes, durations, shifts, syncs } = this;
    return [offsets, sizes, durations, shifts, syncs].reduce((sum, { byteLength }) => sum + byteLength, 0);
  }

  push({ offset, size, duration, shift, sync }: Sample): void {
    if (this.count === this.offsets.length) this.#grow();
    const at = this.count;
    this.offsets[at] = offset;
    this.sizes[at] = size;
    this.durations[at] = duration;
    this.shifts[at] = shift;
    this.syncs[at] = sync ? 1 : 0;
    this.count += 1;
  }

  at(index: number): Sample {
    return {
      offset: this.offsets[index] as number,
      size: this.sizes[index] as number,
      duration: this.durations[index] as number,
      shift: this.shifts[index] as number,
      sync: this.syncs[index] === 1,
    };
  }

  #grow(): void {
    const wider = new SampleList(this.offsets.length * 2);
    wider.offsets.set(this.offsets);
    wider.sizes.set(this.sizes);
    wider.durations.set(this.durations);
    wider.shifts.set(this.shifts);
    wider.syncs.set(this.syncs);
    const { offsets, sizes, durations, shifts, syncs } = wider;
    Object.assign(this, { offsets, sizes, durations, shifts, syncs });
  }
}
