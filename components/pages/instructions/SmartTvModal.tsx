'use client';

import type { ModalProps } from '@/components/ui/modal/ModalShell';
import { WordsDialog } from '@/components/ui/modal/WordsDialog';
import { deviceName, devicesOf } from '@/lib/rules/pages/devices';
import { routes } from '@/lib/shared/routes';
import styles from './smart-tv.module.scss';

/** Spec 3 §2 `smarttv`: the televisions and boxes with instructions; each link leads to its steps. */
export function SmartTvModal({ frame, words }: ModalProps) {
  return (
    <WordsDialog frame={frame} words={words} name="smartTv" title={(own) => own.title}>
      {(own) => (
        <div className={styles.body}>
          <p className={styles.text}>{own.text}</p>
          <ul className={styles.devices}>
            {devicesOf('tv').map((id) => (
              <li key={id}>
                <a href={routes.instructions(id)} className={styles.device}>
                  {deviceName(id, own.names)}
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
    </WordsDialog>
  );
}
