import styles from './globe.module.scss';

/** A globe with a signal that reaches some of its places; decoration. */
export function GlobeArt({ className }: { className?: string | undefined }) {
  return (
    <svg viewBox="0 0 400 400" className={className} aria-hidden="true" focusable="false">
      <radialGradient id="globe-glow">
        <stop className={styles.inner} />
        <stop offset="1" className={styles.outer} />
      </radialGradient>
      <circle cx="200" cy="200" r="196" fill="url(#globe-glow)" />
      <circle cx="200" cy="200" r="132" className={styles.ball} />
      <g className={styles.lines}>
        <ellipse cx="200" cy="200" rx="132" ry="132" />
        <ellipse cx="200" cy="200" rx="88" ry="132" />
        <ellipse cx="200" cy="200" rx="34" ry="132" />
        <path d="M200 68v264M68 200h264M85 134q115 40 230 0M85 266q115 -40 230 0" />
      </g>
      <g className={styles.orbit}>
        <ellipse cx="200" cy="200" rx="182" ry="58" transform="rotate(-24 200 200)" />
        <path d="M150 176q34 -62 96 -32M150 176q-8 52 32 84" />
      </g>
      <g className={styles.lights}>
        <circle cx="366" cy="126" r="8" />
        <circle cx="246" cy="144" r="6" />
        <circle cx="182" cy="260" r="6" />
      </g>
      <path
        d="M150 182c-22 -24 -34 -40 -34 -58a34 34 0 0 1 68 0c0 18 -12 34 -34 58z"
        className={styles.pin}
      />
      <path d="m142 110 20 13 -20 13z" className={styles.sign} />
    </svg>
  );
}
