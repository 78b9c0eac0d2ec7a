'use client';

import { Button } from '@/components/ui/button/Button';
import { Failure } from '@/components/ui/form/Failure';
import { DownloadIcon } from '@/components/ui/icon/files';
import { Section } from '@/components/ui/section/Section';
import { useAttempt } from '@/lib/client/hooks/use-attempt';
import { unlessPinClosed } from '@/lib/client/parental/with-pin';
import { exportData } from '@/lib/client/personal-data/calls';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import account from '../account.module.scss';
import styles from './personal.module.scss';
import { saveFile } from './save-file';

const FILE_NAME = 'my-data.json';

/** The data of the viewer as a file, after the PIN. */
export function PersonalData({ words }: { words: Messages['account'] }) {
  const own = words.personal;
  const { isBusy, error, run } = useAttempt(words);
  const download = () => run(() => unlessPinClosed(async () => saveFile(await exportData(), FILE_NAME)));
  return (
    <Section title={own.title}>
      <div className={account.act}>
        <p className={styles.about}>{own.intro}</p>
        <Button className={styles.download} onClick={download} aria-disabled={isBusy}>
          <DownloadIcon />
          {own.download}
        </Button>
      </div>
      <Failure text={error} />
    </Section>
  );
}
