/** Something that ends when a viewer does its part, or when it is given up. */
export interface OpenWait {
  /** The address of the viewer. */
  from: string;
  giveUp(): void;
}

export interface WaitBounds {
  perAddress: number;
  total: number;
}

/** What waits for viewers. With one more than the bounds allow, for one address or in total, the oldest one is given up. */
export class OpenWaits {
  readonly #bounds: WaitBounds;
  /** The oldest first. */
  readonly #waits = new Set<OpenWait>();

  constructor(bounds: WaitBounds) {
    this.#bounds = bounds;
  }

  add(wait: OpenWait): void {
    this.#waits.add(wait);
    const ofSame = [...this.#waits].filter(({ from }) => from === wait.from);
    if (ofSame.length > this.#bounds.perAddress) ofSame[0]?.giveUp();
    const [oldest] = this.#waits;
    if (this.#waits.size > this.#bounds.total) oldest?.giveUp();
  }

  /** It has ended. */
  delete(wait: OpenWait): void {
    this.#waits.delete(wait);
  }
}
