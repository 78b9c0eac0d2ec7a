import { Section } from '@/components/ui/section/Section';
import { storeName } from '@/lib/rules/pages/devices';
import type { Store } from '@/lib/rules/pages/store';
import { fill } from '@/lib/shared/i18n/fill';
import { StoreLink } from '../StoreLink';
import { StepList, type StepListProps } from './StepList';
import styles from './steps.module.scss';

interface Props extends StepListProps {
  title: string;
  stores?: readonly Store[];
  /** On the link to a store, and that it opens a window of its own. */
  labels: { open: string; newTab: string };
}

/** What to do on a device, one step after the other, and where its application is. */
export function Steps({ title, steps, sentences, about, stores = [], labels }: Props) {
  return (
    <Section title={title}>
      <StepList {...{ steps, sentences, about }} />
      {stores.map((store) => (
        <StoreLink key={store.href} store={store} newTabLabel={labels.newTab} className={styles.store}>
          {fill(labels.open, { store: storeName(store) })}
        </StoreLink>
      ))}
    </Section>
  );
}
