'use client';

import { type CSSProperties, useId, useState } from 'react';
import { Avatar } from '@/components/ui/avatar/Avatar';
import { LiveBadge } from '@/components/ui/badge/LiveBadge';
import { Button } from '@/components/ui/button/Button';
import { IconButton } from '@/components/ui/button/IconButton';
import { Chips } from '@/components/ui/chips/Chips';
import { Choice } from '@/components/ui/choice/Choice';
import { OptionCards } from '@/components/ui/choice/OptionCards';
import { Crumbs } from '@/components/ui/crumbs/Crumbs';
import { Details } from '@/components/ui/details/Details';
import { Disclosure } from '@/components/ui/disclosure/Disclosure';
import { EmptyState } from '@/components/ui/empty/EmptyState';
import { Expandable } from '@/components/ui/expandable/Expandable';
import { Facts } from '@/components/ui/facts/Facts';
import { CodeField } from '@/components/ui/field/CodeField';
import { Field } from '@/components/ui/field/Field';
import { FilterField } from '@/components/ui/field/FilterField';
import { Failure } from '@/components/ui/form/Failure';
import { CloseIcon } from '@/components/ui/icon/close';
import { HeartIcon } from '@/components/ui/icon/heart';
import { ExternalLink } from '@/components/ui/link/ExternalLink';
import { ProgressBar } from '@/components/ui/progress/ProgressBar';
import { SearchForm } from '@/components/ui/search-form/SearchForm';
import { Section } from '@/components/ui/section/Section';
import { Skeleton } from '@/components/ui/skeleton/Skeleton';
import { Spinner } from '@/components/ui/spinner/Spinner';
import { Status } from '@/components/ui/status/Status';
import { Switch } from '@/components/ui/switch/Switch';
import { Tabs } from '@/components/ui/tabs/Tabs';
import { Tag } from '@/components/ui/tag/Tag';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import { routes } from '@/lib/shared/routes';
import styles from './theme.module.scss';

export type GalleryWords = Pick<Messages, 'session' | 'shell' | 'errors' | 'search'>;

interface Props {
  /** The token of the background. */
  name: string;
  words: GalleryWords;
  title: string;
}

/** The components of the design system on one background. */
export function Ground({ name, words: { session, shell, errors, search }, title }: Props) {
  const id = useId();
  const [isOn, setOn] = useState(true);
  const [chosen, setChosen] = useState('phone');
  const [text, setText] = useState('');
  const ways = [
    { value: 'phone', label: session.byPhone, title: session.byPhone, hint: session.phone, aside: '1' },
    { value: 'password', label: session.byPassword, title: session.byPassword, hint: null, aside: '2' },
  ];
  const nothing = () => {};
  return (
    <div className={styles.ground} style={{ '--under': `var(--${name})` } as CSSProperties}>
      <Section title={`--${name}`} intro={session.phoneIntro}>
        <div className={styles.line}>
          <Button variant="primary" size="lg">
            {session.signIn}
          </Button>
          <Button variant="primary">{session.confirm}</Button>
          <Button variant="primary" size="sm" disabled>
            {session.sending}
          </Button>
          <Button>{session.resend}</Button>
          <Button variant="quiet">{session.changePhone}</Button>
          <IconButton label={session.close}>
            <CloseIcon />
          </IconButton>
          <IconButton label={shell.messages} aria-pressed>
            <HeartIcon isSolid />
          </IconButton>
        </div>
      </Section>
      <div className={styles.line}>
        <Tag tone="accent">{shell.promoCode}</Tag>
        <Tag tone="outline">16+</Tag>
        <Tag>{shell.channels}</Tag>
        <LiveBadge label={shell.channels} />
        <Avatar src={null} name={title} sizes="52px" className={styles.avatar} />
        <Spinner label={session.loading} />
        <Status>{session.loading}</Status>
        <Skeleton className={styles.bone} />
        <ExternalLink href="https://example.org/" newTabLabel={shell.newTab}>
          {session.agreement}
        </ExternalLink>
      </div>
      <Crumbs
        crumbs={[
          { title: shell.channels, href: routes.channels() },
          { title, href: null },
        ]}
        label={`${shell.channels}, ${name}`}
      />
      <ProgressBar percent={60} label={`60 %, ${title}`} className={styles.bar} />
      <ProgressBar percent={40} label={`40 %, ${title}`} tone="live" className={styles.bar} />
      <Field id={`${id}-name`} label={session.login} hint={session.identifier} />
      <Field id={`${id}-wrong`} label={session.password} error={session.error_empty} />
      <CodeField
        id={`${id}-code`}
        label={session.code}
        error={null}
        isBusy={false}
        value="1234"
        onChange={nothing}
      />
      <FilterField label={`${session.filter}, ${name}`} value={text} onType={setText} />
      <SearchForm
        action="#"
        words={{ placeholder: search.open, label: `${search.open}, ${name}`, submit: search.open }}
        maxLength={20}
      />
      <Switch label={shell.channels} hint={shell.start} isOn={isOn} onChange={setOn} />
      <Choice<string> label={session.chooseTitle} options={ways} value={chosen} onChange={setChosen} />
      <Chips
        label={`${session.chooseTitle}, ${name}`}
        chips={ways.map(({ value, label }) => ({
          id: value,
          href: '#',
          name: label,
          isCurrent: value === chosen,
        }))}
      />
      <OptionCards<string>
        label={`${session.chooseTitle} (${name})`}
        options={ways}
        value={chosen}
        onChange={setChosen}
      />
      <Tabs
        label={shell.mainMenu}
        tabs={[shell.channels, shell.moreShort].map((label) => ({
          id: label,
          label,
          content: <p>{label}</p>,
        }))}
      />
      <Facts
        about={{
          ratings: [],
          year: '2026',
          countries: [title],
          genres: [{ name: shell.channels, href: '#' }],
        }}
        age={12}
        labels={{ ratings: title, age: '{age}' }}
      />
      <Details
        rows={[
          [session.phone, '+7 700 000 00 00'],
          [session.login, title],
        ]}
      />
      <Disclosure label={session.chooseIntro}>{session.phoneIntro}</Disclosure>
      <Expandable text={session.phoneIntro} limit={24} more={session.retry} less={session.close} />
      <Failure text={errors.text} />
      <EmptyState
        icon={<HeartIcon isSolid={false} size="lg" />}
        title={errors.warning_no_favorites}
        text={errors.text}
      >
        <Button variant="primary">{errors.retry}</Button>
      </EmptyState>
    </div>
  );
}
