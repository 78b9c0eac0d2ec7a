import { LinkButton } from '@/components/ui/button/LinkButton';
import { Section } from '@/components/ui/section/Section';
import type { AccountPage } from '@/lib/rules/account/account';
import { screenAddress } from '@/lib/rules/account/settings-address';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import { showPhone } from '@/lib/shared/phone';
import { Facts } from './Facts';

interface Props {
  words: Messages['account'];
  account: AccountPage;
}

/** Whose account it is, and one way to change it, which asks for what is missing. */
export function AccountSummary({ words, account }: Props) {
  const { info, me } = words;
  const { name, phone, email } = account;
  const missing = missingOf(account, words);
  return (
    <Section title={info.who} {...(missing ? { intro: missing.why } : {})}>
      <Facts
        facts={[
          [me.name, name],
          [info.phone, phone && showPhone(phone)],
          [me.email, email],
        ]}
      />
      <p>
        <LinkButton href={screenAddress('info')} variant={missing ? 'primary' : 'secondary'}>
          {missing?.label ?? info.change}
        </LinkButton>
      </p>
    </Section>
  );
}

/** The number first: it logs in. */
function missingOf({ phone, email, canChangePhone }: AccountPage, { info, phone: number }: Props['words']) {
  if (!phone && canChangePhone) return { why: number.none, label: number.add };
  return email ? null : { why: info.noEmail, label: info.addEmail };
}
