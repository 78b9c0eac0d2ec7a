'use client';

import { lazy, Suspense } from 'react';
import { Dialog } from '@/components/ui/dialog/Dialog';
import type { ModalProps } from '@/components/ui/modal/ModalShell';
import { Spinner } from '@/components/ui/spinner/Spinner';
import styles from './promo.module.scss';

const PromoWizard = lazy(() => import('./PromoWizard').then((loaded) => ({ default: loaded.PromoWizard })));

/** A script of its own, because most viewers never have a code. */
export function PromoWizardModal(props: ModalProps) {
  const { frame, words } = props;
  return (
    <Suspense
      fallback={
        <Dialog {...frame} label={words.loading} closeLabel={words.close}>
          <div className={styles.waiting}>
            <Spinner label={words.loading} />
          </div>
        </Dialog>
      }
    >
      <PromoWizard {...props} />
    </Suspense>
  );
}
