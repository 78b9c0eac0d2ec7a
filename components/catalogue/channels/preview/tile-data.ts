/** Data of a channel for its preview. */
export interface ChannelTileData {
  id: number;
  name: string;
  href: string;
  now: string;
  quality: string | null;
  age: number | null;
  isFree: boolean;
  logo: string | null;
  color: string | null;
}

/** Reads the data from the tile, so the preview needs no request. */
export function readTileData(tile: HTMLElement): ChannelTileData {
  const { channel, name, quality, age, free } = tile.dataset;
  const picture = tile.querySelector('img');
  return {
    id: Number(channel),
    name: name ?? '',
    href: tile.getAttribute('href') ?? '',
    now: tile.querySelector('[data-now]')?.textContent ?? '',
    quality: quality ?? null,
    age: age === undefined ? null : Number(age),
    isFree: free !== undefined,
    logo: picture?.currentSrc || (picture?.src ?? null),
    color: picture?.parentElement?.style.getPropertyValue('--tint') || null,
  };
}
