import styles from './payment.module.scss';

/** What to do, step by step: the platform writes one step a line. */
export function Steps({ text }: { text: string }) {
  const steps = text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  if (steps.length === 0) return null;
  return (
    <ol className={styles.steps}>
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  );
}
