import { readStoredJson, writeStored } from './storage';

/** Where the variants of this device are stored between visits. */
const STORAGE_KEY = 'taspa_variants';

interface Stored {
  /** Epoch milliseconds. */
  readAt: number;
  variants: Record<string, string>;
}

const nothing: Stored = { readAt: 0, variants: {} };

/** The variants of this device by the name of the experiment, and when they were read. */
export function storedVariants(): Readonly<Stored> {
  const stored = readStoredJson('local', STORAGE_KEY) as Partial<Stored> | null;
  const { readAt, variants } = stored ?? nothing;
  return typeof readAt === 'number' && typeof variants === 'object' && variants
    ? { readAt, variants }
    : nothing;
}

/** The variant in one experiment (spec 2 §7 `ab_tests`); null means the usual behaviour. */
export function variantOf(experiment: string): string | null {
  return storedVariants().variants[experiment] ?? null;
}

export function storeVariants(stored: Stored): void {
  writeStored('local', STORAGE_KEY, JSON.stringify(stored));
}
