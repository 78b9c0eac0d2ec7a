export interface Picture {
  jpeg: Buffer;
  /** Seconds for which it may be shown again; one that lacks its art is soon drawn anew. */
  lifeSeconds: number;
}

/** Finished pictures in memory, up to so many bytes; what was asked for longest ago goes first. */
export function keptPictures(mostBytes: number, now: () => number = Date.now) {
  const pictures = new Map<string, Picture & { until: number }>();
  const underWay = new Map<string, Promise<Picture>>();
  let bytes = 0;

  function drop(name: string): void {
    bytes -= pictures.get(name)?.jpeg.length ?? 0;
    pictures.delete(name);
  }

  function keep(name: string, picture: Picture): void {
    if (picture.jpeg.length > mostBytes) return;
    drop(name);
    pictures.set(name, { ...picture, until: now() + picture.lifeSeconds * 1000 });
    bytes += picture.jpeg.length;
    for (const eldest of pictures.keys()) {
      if (bytes <= mostBytes) break;
      drop(eldest);
    }
  }

  /** The picture of that name; however many ask at once, it is made once. */
  return async function kept(name: string, make: () => Promise<Picture>): Promise<Picture> {
    const known = pictures.get(name);
    if (known && now() < known.until) {
      pictures.delete(name);
      pictures.set(name, known);
      return known;
    }
    const making = underWay.get(name) ?? make().finally(() => underWay.delete(name));
    underWay.set(name, making);
    const picture = await making;
    if (pictures.get(name)?.jpeg !== picture.jpeg) keep(name, picture);
    return picture;
  };
}
