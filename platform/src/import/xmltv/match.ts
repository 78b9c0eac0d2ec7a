import type { externalChannels } from '../../db/schema/imports.ts';
import { guideName } from '../../domain/guide-name.ts';
import type { GuideChannel } from './parse.ts';

/** An imported channel: what guides may call it, and what we do. */
export type GuidedChannel = Pick<
  typeof externalChannels.$inferSelect,
  'channelId' | 'guideId' | 'guideNames' | 'guideShift'
> & { name: string };

/** A channel of ours that a channel of the guide stands for. */
export type Target = Pick<GuidedChannel, 'channelId' | 'guideShift' | 'name'>;

/** Unknown channels that are remembered; the programmes of all are counted. */
const MOST_UNMATCHED = 10_000;
/** Letters of an unknown id that are shown. */
const SHOWN = 60;

/** `tvg-id`s are compared without case: lists and guides disagree about it. */
const idForm = (id: string) => id.trim().toLowerCase();

/**
 * Finds our channels for those of a guide: by id, else by one of the names it displays. Several of ours may show the same
 * (HD and not).
 */
export class Matcher {
  readonly #byId = new Map<string, Target[]>();
  readonly #byName = new Map<string, Target[]>();
  /** Channels that nobody brought, by the ids of the guide, and how many programmes they have. */
  readonly unmatched = new Set<string>();
  unmatchedProgrammes = 0;

  constructor(externals: readonly GuidedChannel[]) {
    for (const { channelId, guideId, guideNames, guideShift, name } of externals) {
      const target = { channelId, guideShift, name };
      if (guideId) this.#add(this.#byId, idForm(guideId), target);
      for (const one of guideNames) this.#add(this.#byName, one, target);
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
    if (found) return found;
    this.unmatchedProgrammes += 1;
    if (this.unmatched.size < MOST_UNMATCHED) this.unmatched.add(channel.slice(0, SHOWN));
    return [];
  }
}
