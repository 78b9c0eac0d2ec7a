import type { externalChannels } from '../../db/schema/imports.ts';
import { guideName } from '../../domain/guide-name.ts';
import type { GuideChannel } from './parse.ts';

/** An imported channel with its possible names in guides. */
export type GuidedChannel = Pick<
  typeof externalChannels.$inferSelect,
  'channelId' | 'guideId' | 'guideNames' | 'guideShift'
> & { name: string };

/** A channel of ours that matches a channel of the guide. */
export type Target = Pick<GuidedChannel, 'channelId' | 'guideShift' | 'name'>;

/** The highest number of stored unknown channels; the programmes of all are counted. */
const MOST_UNMATCHED = 10_000;
/** The number of characters shown of an unknown id. */
const SHOWN = 60;

/** `tvg-id`s are compared without case, because lists and guides differ. */
const idForm = (id: string) => id.trim().toLowerCase();

/**
 * Finds our channels for those of a guide: by id, else by one of its display names. Several of ours may match the same one
 * (HD and not).
 */
export class Matcher {
  readonly #byId = new Map<string, Target[]>();
  readonly #byName = new Map<string, Target[]>();
  /** Channels that were not imported, by the ids of the guide, with the number of their programmes. */
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
    const channelsOfKey = index.get(key);
    if (channelsOfKey) channelsOfKey.push(target);
    else index.set(key, [target]);
  }

  /** Stores the names that a guide gives a channel. */
  learn({ id, names }: GuideChannel): void {
    const key = idForm(id);
    if (this.#byId.has(key)) return;
    const targets = names.map((name) => this.#byName.get(guideName(name))).find((found) => found);
    if (targets) this.#byId.set(key, targets);
  }

  targetsOf(channel: string): readonly Target[] {
    const key = idForm(channel);
    // Some guides name channels only in their programmes.
    const found = this.#byId.get(key) ?? this.#byName.get(guideName(channel));
    if (found) return found;
    this.unmatchedProgrammes += 1;
    if (this.unmatched.size < MOST_UNMATCHED) this.unmatched.add(channel.slice(0, SHOWN));
    return [];
  }
}
