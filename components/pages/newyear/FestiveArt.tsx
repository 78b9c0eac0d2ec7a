import styles from './festive-art.module.scss';

/** Left edge, width and height of each house. */
const HOUSES = [
  [596, 62, 108],
  [662, 46, 174],
  [712, 78, 130],
  [794, 46, 86],
  [1004, 78, 130],
  [1086, 62, 218],
  [1152, 78, 108],
  [1234, 62, 174],
] as const;

/** Middle and radius of each firework. */
const FIREWORKS = [
  [770, 158, 88],
  [1112, 146, 104],
  [934, 118, 60],
  [1226, 262, 44],
] as const;

const FLAKES = [
  [668, 96, 2],
  [640, 226, 3],
  [690, 300, 2],
  [834, 236, 3],
  [872, 44, 2],
  [1000, 190, 2],
  [1012, 300, 3],
  [1196, 72, 2],
  [1190, 236, 3],
  [1262, 150, 2],
] as const;

/** Height and half width of each layer of the fir, from its foot: each lies on the one below. */
const BRANCHES = [
  [416, 74],
  [374, 56],
  [334, 38],
] as const;

const LIGHTS = [
  [936, 352],
  [916, 360],
  [950, 392],
  [922, 398],
  [900, 404],
  [966, 440],
  [940, 446],
  [912, 448],
  [884, 446],
] as const;

/** A city under snow and fireworks, with a fir in its middle; decoration. */
export function FestiveArt({ className }: { className: string | undefined }) {
  return (
    <svg
      viewBox="0 0 1280 520"
      preserveAspectRatio="xMaxYMax meet"
      className={className}
      aria-hidden="true"
      focusable="false"
    >
      <defs>
        <radialGradient id="festive-glow">
          <stop className={styles.inner} />
          <stop offset="1" className={styles.outer} />
        </radialGradient>
        <pattern id="festive-windows" width="16" height="22" patternUnits="userSpaceOnUse">
          <path d="M4 6h6v8h-6z" className={styles.window} />
        </pattern>
        <pattern id="festive-lit" width="48" height="66" patternUnits="userSpaceOnUse">
          <path d="M4 6h6v8h-6zM36 28h6v8h-6zM20 50h6v8h-6zM4 50h6v8h-6z" className={styles.lit} />
        </pattern>
      </defs>
      {FIREWORKS.map(([x, y, r]) => (
        <g key={x} transform={`translate(${x} ${y})`} className={styles.firework}>
          <circle r={r * 1.5} fill="url(#festive-glow)" />
          <circle r={r * 0.5} pathLength="40" strokeWidth={r * 0.62} className={styles.rays} />
          <circle r={r * 0.9} pathLength="20" strokeWidth={r * 0.05} className={styles.sparks} />
          <circle r={r} pathLength="40" strokeWidth={r * 0.04} className={styles.ends} />
        </g>
      ))}
      {HOUSES.map(([x, width, height]) => (
        <g key={x} transform={`translate(${x} ${480 - height})`}>
          <path d={`M0 0h${width}v${height}h${-width}z`} className={styles.house} />
          <path d={`M0 6h${width}v${height}h${-width}z`} fill="url(#festive-windows)" />
          <path d={`M0 6h${width}v${height}h${-width}z`} fill="url(#festive-lit)" />
          <path d={`M-3 0h${width + 6}v5h${-width - 6}z`} className={styles.snow} />
        </g>
      ))}
      <path d="M400 520q150 -74 330 -62t240 -6t310 6v62z" className={styles.ground} />
      <path d="M400 520q150 -74 330 -62t240 -6t310 6" className={styles.drift} />
      <circle cx="928" cy="390" r="150" fill="url(#festive-glow)" />
      <path d="M921 440h14v34h-14z" className={styles.house} />
      {BRANCHES.map(([y, half]) => (
        <path
          key={y}
          d={`M928 ${y - 48}l${half} ${half + 14}q${-half} 16 ${-half * 2} 0z`}
          className={styles.fir}
        />
      ))}
      <g className={styles.lights}>
        {LIGHTS.map(([x, y]) => (
          <circle key={x} cx={x} cy={y} r="4" />
        ))}
        <path d="m928 270 6 14 15 1 -11 10 4 15 -14 -8 -14 8 4 -15 -11 -10 15 -1z" />
      </g>
      <g className={styles.flakes}>
        {FLAKES.map(([x, y, r]) => (
          <circle key={x} cx={x} cy={y} r={r} />
        ))}
      </g>
    </svg>
  );
}
