import styles from './screen.module.scss';

const BARS = [styles.white, styles.yellow, styles.cyan, styles.green, styles.accent, styles.red, styles.grey];
const SCREEN = { left: 62, top: 112, width: 356, height: 206 };

/** A television with a test card and a number on it; decoration, the page says the same in words. */
export function ScreenArt({ number, className }: { number: string; className?: string | undefined }) {
  const width = SCREEN.width / BARS.length;
  return (
    <svg viewBox="0 0 480 400" className={className} aria-hidden="true" focusable="false">
      <radialGradient id="screen-glow">
        <stop className={styles.inner} />
        <stop offset="1" className={styles.outer} />
      </radialGradient>
      <ellipse cx="240" cy="214" rx="238" ry="186" fill="url(#screen-glow)" />
      <path d="M240 92 178 26M240 92l62 -66M150 340l-22 40M330 340l22 40" className={styles.legs} />
      <rect x="40" y="90" width="400" height="250" rx="30" className={styles.ball} />
      <clipPath id="test-card">
        <rect x={SCREEN.left} y={SCREEN.top} width={SCREEN.width} height={SCREEN.height} rx="16" />
      </clipPath>
      <g clipPath="url(#test-card)">
        {BARS.map((colour, place) => (
          <rect
            key={colour}
            x={SCREEN.left + place * width}
            y={SCREEN.top}
            width={width + 1}
            height={SCREEN.height}
            className={colour}
          />
        ))}
        <rect x={SCREEN.left} y="168" width={SCREEN.width} height="94" className={styles.band} />
        <text x="240" y="240" textAnchor="middle" className={styles.number}>
          {number}
        </text>
      </g>
    </svg>
  );
}
