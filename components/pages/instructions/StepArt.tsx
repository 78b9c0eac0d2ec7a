import type { ReactElement } from 'react';
import type { StepPicture } from '@/lib/rules/pages/step-pictures';
import styles from './step-art.module.scss';

/** A television in the middle, or at the left beside a second device. */
const television = (
  <>
    <rect x="22" y="5" width="76" height="46" rx="5" className={styles.body} />
    <path d="M48 59h24M60 51v8" className={styles.line} />
  </>
);
const besideIt = (
  <>
    <rect x="6" y="8" width="68" height="42" rx="5" className={styles.body} />
    <path d="M30 58h20M40 50v8" className={styles.line} />
  </>
);
const phone = <rect x="84" y="14" width="26" height="44" rx="5" className={styles.near} />;

const pictures: Record<StepPicture, ReactElement> = {
  apps: (
    <>
      {television}
      <path
        d="M31 14h16v11H31zM52 14h16v11H52zM73 14h16v11H73zM31 31h16v11H31zM73 31h16v11H73z"
        className={styles.part}
      />
      <path d="M52 31h16v11H52z" className={styles.accent} />
    </>
  ),
  install: (
    <>
      {television}
      <rect x="47" y="14" width="26" height="28" rx="5" className={styles.part} />
      <path d="M60 19v13M54 27l6 6 6 -6M53 38h14" className={styles.mark} />
    </>
  ),
  settings: (
    <>
      {television}
      <path d="M34 18h52M34 28h52M34 38h52" className={styles.line} />
      <path d="M48 18h.01M72 28h.01M56 38h.01" className={styles.knob} />
    </>
  ),
  address: (
    <>
      {television}
      <rect x="29" y="12" width="62" height="11" rx="5.5" className={styles.part} />
      <path d="M36 17.5h30" className={styles.mark} />
      <path d="M30 31h60M30 39h40" className={styles.line} />
    </>
  ),
  code: (
    <>
      {besideIt}
      <path d="M18 29h6M29 29h6M45 29h6M56 29h6" className={styles.mark} />
      {phone}
      <rect x="88" y="26" width="18" height="9" rx="2" className={styles.accent} />
      <path d="M90 43h14" className={styles.line} />
    </>
  ),
  phone: (
    <>
      <rect x="45" y="4" width="30" height="56" rx="6" className={styles.body} />
      <circle cx="60" cy="24" r="8" className={styles.accent} />
      <path d="m56.5 24 2.5 2.5 4.5 -5" className={styles.sign} />
      <path d="M52 41h16M55 48h10" className={styles.line} />
    </>
  ),
  cast: (
    <>
      {besideIt}
      <path d="m35 21 13 8 -13 8z" className={styles.accent} />
      {phone}
      <path d="M91 44a6 6 0 0 1 6 6M91 37a13 13 0 0 1 13 13" className={styles.mark} />
      <path d="M91 50h.01" className={styles.knob} />
    </>
  ),
  cable: (
    <>
      {besideIt}
      <path d="m35 21 13 8 -13 8z" className={styles.part} />
      <rect x="80" y="32" width="32" height="20" rx="3" className={styles.near} />
      <path d="M76 57h40" className={styles.line} />
      <path d="M74 18h12a8 8 0 0 1 8 8v6" className={styles.mark} />
    </>
  ),
  restart: (
    <>
      {television}
      <path d="M70 22a12 12 0 1 0 2 9M71 15v8h-8" className={styles.mark} />
    </>
  ),
  toHome: (
    <>
      <rect x="40" y="4" width="40" height="56" rx="6" className={styles.body} />
      <path d="M47 13h10v10H47zM63 13h10v10H63zM47 29h10v10H47z" className={styles.part} />
      <rect x="62" y="28" width="12" height="12" rx="3" className={styles.accent} />
      <path d="M68 31v6M65 34h6" className={styles.sign} />
      <path d="M54 53h12" className={styles.line} />
    </>
  ),
};

/** A picture of a step, whose words stand beside it. */
export function StepArt({ picture }: { picture: StepPicture }) {
  return (
    <svg viewBox="0 0 120 64" className={styles.art} aria-hidden="true" focusable="false">
      {pictures[picture]}
    </svg>
  );
}
