import { fill } from '@/components/ui/fill';
import { Section } from '@/components/ui/section/Section';
import { storeName } from '@/lib/rules/pages/devices';
import type { StepKey } from '@/lib/rules/pages/instruction-steps';
import type { Store } from '@/lib/rules/pages/store';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import { StoreLink } from '../StoreLink';
import styles from './steps.module.scss';

interface Props {
  title: string;
  steps: readonly StepKey[];
  sentences: Messages['pages']['instructions']['steps'];
  /** What the sentences name: the brand, and the host of the site. */
  about: { brand: string; site: string };
  stores?: readonly Store[];
  /** On the link to a store, and that it opens a window of its own. */
  labels: { open: string; newTab: string };
}

/** What to do on a device, one step after the other, and where its application is. */
export function Steps({ title, steps, sentences, about, stores = [], labels }: Props) {
  return (
    <Section title={title}>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step} className={styles.step}>
            {fill(sentences[step], about)}
          </li>
        ))}
      </ol>
      {stores.map((store) => (
        <StoreLink key={store.href} store={store} newTabLabel={labels.newTab} className={styles.store}>
          {fill(labels.open, { store: storeName(store) })}
        </StoreLink>
      ))}
    </Section>
  );
}
