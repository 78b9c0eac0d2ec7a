import type { StepKey } from '@/lib/rules/pages/instruction-steps';
import { stepPictures } from '@/lib/rules/pages/step-pictures';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import { fill } from '@/lib/shared/i18n/fill';
import { StepArt } from './StepArt';
import styles from './steps.module.scss';

export interface StepListProps {
  steps: readonly StepKey[];
  sentences: Messages['pages']['instructions']['steps'];
  /** What the sentences name: the brand, and the host of the site. */
  about: { brand: string; site: string };
}

/** What to do, with a picture, one numbered step after the other. */
export function StepList({ steps, sentences, about }: StepListProps) {
  return (
    <ol className={styles.steps}>
      {steps.map((step) => (
        <li key={step} className={styles.step}>
          <span>{fill(sentences[step], about)}</span>
          <StepArt picture={stepPictures[step]} />
        </li>
      ))}
    </ol>
  );
}
