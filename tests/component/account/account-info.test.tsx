import { render, screen } from '@testing-library/react';
import { AccountInfo } from '@/components/account/AccountInfo';
import type { AccountPage } from '@/lib/rules/account/account';
import { dictionaries } from '@/lib/shared/i18n/dictionaries';

const { account: words } = dictionaries.en;

const account: AccountPage = {
  name: 'Aisha',
  email: '',
  phone: '77011234567',
  canChangePhone: true,
  deletionAt: null,
  balance: null,
  devices: [],
  ip: null,
  version: '186',
  provider: {
    name: 'Taspa',
    account: null,
    link: null,
    support: { phone: '+7 (700) 000-00-00', email: 'help?@taspa.example', href: 'https://t.me/taspa' },
  },
};

test('spec 3 §2 Account info: the contacts of the provider are links that a phone understands', () => {
  render(<AccountInfo words={words} account={account} />);
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['+7 (700) 000-00-00', 'tel:+77000000000'],
    ['help?@taspa.example', 'mailto:help%3F@taspa.example'],
    ['t.me', 'https://t.me/taspa'],
  ]);
});

test('spec 3 §2 Account info: fields without a value are left out', () => {
  const support = { phone: null, email: null, href: null };
  render(<AccountInfo words={words} account={{ ...account, provider: { ...account.provider, support } }} />);
  expect(screen.queryByText(words.info.contacts)).toBeNull();
  expect(screen.queryByText(words.info.ip)).toBeNull();
});
