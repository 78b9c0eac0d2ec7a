import styles from './scan-card.module.scss';

interface Props {
  code: { size: number; path: string };
  /** The text alternative of the QR code. */
  label: string;
  title: string;
  text: string;
}

/** A code for the camera of a phone, where the page is on another screen. */
export function ScanCard({ code, label, title, text }: Props) {
  return (
    <aside className={styles.card} aria-label={title}>
      <svg
        viewBox={`0 0 ${code.size} ${code.size}`}
        role="img"
        aria-label={label}
        shapeRendering="crispEdges"
        className={styles.code}
      >
        <path d={code.path} />
      </svg>
      <p className={styles.title}>{title}</p>
      <p className={styles.text}>{text}</p>
    </aside>
  );
}
