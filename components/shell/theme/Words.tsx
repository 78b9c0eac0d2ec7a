'use client';

import { type FormEvent, useId, useState } from 'react';
import { AgeBadge } from '@/components/ui/badge/AgeBadge';
import { LinkButton } from '@/components/ui/button/LinkButton';
import { AlertState } from '@/components/ui/empty/AlertState';
import { ForAdultsState } from '@/components/ui/empty/ForAdultsState';
import { SignInState } from '@/components/ui/empty/SignInState';
import { Fold } from '@/components/ui/expandable/Fold';
import { FavouriteButton } from '@/components/ui/favourite/FavouriteButton';
import { Field } from '@/components/ui/field/Field';
import { PhoneField } from '@/components/ui/field/PhoneField';
import { Form } from '@/components/ui/form/Form';
import { BackLink } from '@/components/ui/link/BackLink';
import { ContactLink } from '@/components/ui/link/ContactLink';
import { ModalLink } from '@/components/ui/modal/ModalLink';
import { ReminderButton } from '@/components/ui/reminder/ReminderButton';
import { RichText } from '@/components/ui/rich-text/RichText';
import { Section } from '@/components/ui/section/Section';
import { ShareButton } from '@/components/ui/share/ShareButton';
import { DEFAULT_PHONE_MASK } from '@/lib/shared/phone';
import { routes } from '@/lib/shared/routes';
import type { GalleryWords } from './Ground';
import styles from './theme.module.scss';

interface Props {
  words: GalleryWords;
  title: string;
}

/** No channel and no title has this number: the buttons show how they look, and store nothing. */
const NOBODY = 0;

/** Texts, forms and what stands in place of content. */
export function Words({ words: { session, shell, errors, search }, title }: Props) {
  const id = useId();
  const [digits, setDigits] = useState('77011234567');
  const [isBusy, setBusy] = useState(false);
  const remind = { remind: shell.start, remindOf: `${shell.start}: {title}`, reminded: shell.more };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setBusy(true);
  };
  return (
    <Section title={`${title}: ${session.account}`}>
      <div className={styles.line}>
        <BackLink href="#" label={shell.moreShort} />
        <LinkButton href="#" variant="primary">
          {errors.home}
        </LinkButton>
        <LinkButton href="#" variant="quiet" size="sm">
          {errors.watch_tv}
        </LinkButton>
        <ModalLink modal="auth">{session.signIn}</ModalLink>
        <AgeBadge age={16} label={`${title}: 16+`} />
        <FavouriteButton
          kind="channel"
          id={String(NOBODY)}
          labels={{
            favourite: shell.channels,
            favouriteAdded: shell.channels,
            favouriteRemoved: shell.channels,
          }}
        />
        <ReminderButton channelId={NOBODY} startsAt={NOBODY} title={title} words={remind} />
        <ReminderButton channelId={NOBODY} startsAt={NOBODY} title={title} words={remind} isWide />
        <ShareButton
          path={routes.home()}
          title={title}
          labels={{ share: shell.more, linkCopied: title, linkFailed: errors.unavailable }}
        />
        <ContactLink
          kind="phone"
          href="tel:+77000000000"
          label="+7 700 000 00 00"
          newTabLabel={shell.newTab}
        />
      </div>
      <Form isBusy={isBusy} submit={session.getCode} busy={session.sending} onSubmit={submit}>
        <PhoneField
          id={`${id}-phone`}
          label={session.phone}
          maskOf={() => DEFAULT_PHONE_MASK}
          digits={digits}
          error={null}
          isBusy={isBusy}
          onDigits={setDigits}
        />
        <Field
          id={`${id}-hidden`}
          label={search.label}
          isLabelHidden
          placeholder={search.placeholder}
          error={search.failed}
        />
      </Form>
      <RichText
        nodes={[
          { tag: 'h2', children: [session.agreement] },
          {
            tag: 'p',
            children: [session.phoneIntro, ' ', { tag: 'a', href: '#', children: [session.privacy] }],
          },
          {
            tag: 'ul',
            children: [
              { tag: 'li', children: [shell.channels] },
              { tag: 'li', children: [title] },
            ],
          },
        ]}
      />
      <Fold more={session.retry} less={session.close}>
        <RichText nodes={Array.from({ length: 12 }, () => ({ tag: 'p', children: [session.phoneIntro] }))} />
      </Fold>
      <div className={styles.grounds}>
        <AlertState
          title={errors.title}
          text={errors.text}
          retry={{ label: errors.retry, onRetry: () => {} }}
        >
          <LinkButton href="#">{errors.home}</LinkButton>
        </AlertState>
        <SignInState
          words={{
            signInTitle: session.noProviderTitle,
            signInText: session.noProviderText,
            signIn: session.signIn,
          }}
        />
        <ForAdultsState title={errors.content_not_available} text={errors.text} action={session.account} />
      </div>
    </Section>
  );
}
