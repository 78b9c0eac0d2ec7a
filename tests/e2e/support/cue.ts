import { expect, type Page } from '@playwright/test';

/** What a generated subtitle says: which programme or film, and which second of it. */
export interface OnScreen {
  id: string;
  second: number;
}

const CUE = /(\d{6,})\s·\s(\d\d):(\d\d):(\d\d)/;

/** Waits for a subtitle on screen and reads it. */
export async function readCue(page: Page): Promise<OnScreen> {
  const overlay = page.getByTestId('player-cues');
  await expect(overlay).toHaveText(CUE);
  const [, id = '', hours, minutes, seconds] = CUE.exec((await overlay.textContent()) ?? '') ?? [];
  return { id, second: Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds) };
}
