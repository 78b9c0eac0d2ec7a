/** The `sizes` of tiles, matching the `--fit-*` and `--gutter` tokens of styles/tokens.scss. */
export const tileSizes = {
  v: '(min-width: 1680px) 11vw, (min-width: 1280px) 13vw, (min-width: 933px) 16vw, (min-width: 481px) 19vw, 38vw',
  h: '(min-width: 1680px) 17vw, (min-width: 1280px) 20vw, (min-width: 933px) 26vw, (min-width: 481px) 36vw, 66vw',
  person: '(min-width: 1680px) 9vw, (min-width: 933px) 12vw, (min-width: 481px) 15vw, 26vw',
  channel:
    '(min-width: 1680px) 14vw, (min-width: 1280px) 16vw, (min-width: 933px) 20vw, (min-width: 481px) 25vw, 42vw',
  /** Wide art in a tall box is scaled by its height. */
  tall: '(min-width: 1680px) 30vw, (min-width: 1280px) 35vw, (min-width: 933px) 43vw, (min-width: 481px) 51vw, 101vw',
  /** A small picture beside the name on phones. */
  episode: '(min-width: 1280px) 20vw, (min-width: 933px) 26vw, (min-width: 481px) 44vw, 136px',
  packet: '332px',
} as const;
