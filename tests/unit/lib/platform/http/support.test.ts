import { supportOf } from '@/lib/platform/http/support';

const support = { email: 'help@erkin.example', phone: '+7 700 000 07 60', url: 'https://erkin.example/help' };

describe('spec 3 §2 Support: the contacts of a provider', () => {
  test('are its phone, e-mail and address', () => {
    expect(supportOf({ display_contact_info: true, landing: { support } })).toEqual({
      email: support.email,
      phone: support.phone,
      href: support.url,
    });
  });

  test.each([
    ['does not want them shown', { display_contact_info: false, landing: { support } }],
    ['has none', { display_contact_info: true, landing: null }],
    ['is unknown', null],
  ])('are shown nowhere if it %s', (_, provider) => {
    expect(supportOf(provider)).toEqual({ email: null, phone: null, href: null });
  });

  test('an address that is no web address is no link', () => {
    const given = { ...support, url: 'javascript:alert(1)' };
    expect(supportOf({ display_contact_info: true, landing: { support: given } }).href).toBeNull();
  });
});
