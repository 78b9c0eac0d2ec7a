import { VASTTracker } from '@dailymotion/vast-client';
import type { MacroValues } from './macros';

/** The trackers of one ad. The library knows the macros of the ad; those of the player are filled here. */
export class AdTracker extends VASTTracker {
  constructor(
    ad: unknown,
    creative: unknown,
    isMuted: boolean,
    private readonly macros: () => MacroValues,
  ) {
    super(null as never, ad as never, creative as never, null, isMuted);
  }

  /** Names the file that is loaded: the library takes the first one of the creative for ASSETURI. */
  setFile(url: string): void {
    Object.assign(this.creative, { mediaFiles: [{ fileURL: url }] });
  }

  override trackURLs(templates: string[], macros = {}, options = {}): void {
    super.trackURLs(templates, { ...this.macros(), ...macros }, options);
  }
}
