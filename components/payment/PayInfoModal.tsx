'use client';

import { Details } from '@/components/ui/details/Details';
import { ExternalLink } from '@/components/ui/link/ExternalLink';
import type { ModalProps } from '@/components/ui/modal/ModalShell';
import { Answers } from './Answers';
import { Due } from './Due';
import { PaymentDialog, type PaymentProps } from './PaymentDialog';
import styles from './payment.module.scss';
import { Steps } from './Steps';

/** Spec 3 §4: a way that is paid elsewhere (info, provider_account): what to do there, with the account and contacts. */
export function PayInfoModal(modal: ModalProps) {
  return (
    <PaymentDialog<'pay_info'> modal={modal} title={({ paysystem }) => paysystem.title} Body={Elsewhere} />
  );
}

function Elsewhere({ data, isBusy, answer, close, words }: PaymentProps<'pay_info'>) {
  const { offer, paysystem } = data;
  const { account = null, phone = null, email = null, url = '' } = paysystem.data;
  return (
    <>
      <Due amount={offer.missing} what={offer.title} />
      <p className={styles.text}>{paysystem.description}</p>
      <Steps text={paysystem.howToUse} />
      <Details
        rows={[
          [words.account, account],
          [words.supportPhone, phone],
          [words.supportEmail, email],
        ]}
      />
      {/^https?:\/\//.test(url) ? (
        <ExternalLink href={url} newTabLabel={words.newTab} className={styles.link}>
          {words.supportSite}
        </ExternalLink>
      ) : null}
      <Answers
        label={words.understood}
        busy={words.wait}
        isBusy={isBusy}
        onPress={close}
        quiet={{ label: words.otherMethod, onPress: () => answer({ other: true }) }}
      />
    </>
  );
}
