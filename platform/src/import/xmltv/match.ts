import type { externalChannels } from '../../db/schema/imports.ts';
import { guideName } from '../../domain/guide-name.ts';
import type { GuideChannel } from './parse.ts';

type External = Pick<
  typeof externalChannels.$inferSelect,
  'channelId' | 'guideId' | 'guideNames' | 'guideShift'
>;

/** A channel of ours that a channel of the guide stands for. */
export type Target = { channelId: number; guideShift: number };

/** `tvg-id`s are compared without case: lists and guides disagree about it. */
const idForm = (id: string) => id.trim().toLowerCase();

/**
 * Finds our channels for those of a guide: by id, else by one of the names it displays. Several of ours may show the same
 * (HD and not).
 */
export class Matcher {
  readonly #byId = new Map<string, Target[]>();
  readonly #byName = new Map<string, Target[]>();
  /** Programmes of channels that nobody brought, by their id. */
  readonly unmatched = new Map<string, number>();

  constructor(externals: readonly External[]) {
    for (const { channelId, guideId, guideNames, guideShift } of externals) {
      const target = { channelId, guideShift };
      if (guideId) this.#add(this.#byId, idForm(guideId), target);
      for (const name of guideNames) this.#add(this.#byName, name, target);
    }
  }

  #add(index: Map<string, Target[]>, key: string, target: Target): void {
    const known = index.get(key);
    if (known) known.push(target);
    else index.set(key, [target]);
  }

  /** Learns what a guide says of a channel. */
  learn({ id, names }: GuideChannel): void {
    const key = idForm(id);
    if (this.#byId.has(key)) return;
    const targets = names.map((name) => this.#byName.get(guideName(name))).find((found) => found);
    if (targets) this.#byId.set(key, targets);
  }

  targetsOf(channel: string): readonly Target[] {
    const key = idForm(channel);
    // Some guides name channels in their programmes only.
    const found = this.#byId.get(key) ?? this.#byName.get(guideName(channel));
    if (!found) this.unmatched.set(channel, (this.unmatched.get(channel) ?? 0) + 1);
    return found ?? [];
  }
}
