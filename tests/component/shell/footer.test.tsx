import { render, screen, within } from '@testing-library/react';
import { Footer } from '@/components/shell/footer/Footer';
import { dictionaries } from '@/lib/shared/i18n/dictionaries';
import { locales } from '@/lib/shared/i18n/locales';
import { marks } from '@/lib/shared/sites/marks';

jest.mock('next/navigation', () => ({ usePathname: () => '/' }));

const { footer, shell } = dictionaries.en;

function show(overrides: Partial<Parameters<typeof Footer>[0]> = {}) {
  return render(
    <Footer
      pages={[]}
      morePages={[]}
      information={[]}
      support={[]}
      devices={[]}
      stores={[]}
      languages={[]}
      labels={footer}
      shell={shell}
      homeHref="/"
      brand={{ name: 'Taspa', mark: marks.filmStrip }}
      year={2026}
      {...overrides}
    />,
  );
}

const column = (name: string) => within(screen.getByRole('region', { name }));

describe('spec 3 §2 Footer', () => {
  test('has no link without an address and no column without links', () => {
    show();
    expect(screen.queryByRole('heading')).toBeNull();
    expect(screen.getAllByRole('link')).toHaveLength(1);
    expect(screen.getByText('© 2026 Taspa')).toBeInTheDocument();
  });

  test('has a column each for sections, information, support, devices, language', () => {
    show({
      pages: [{ id: '2', href: '/movies', title: 'Films', isExternal: false, isOwn: false }],
      morePages: [{ href: '/channelsfree', label: footer.freeChannels }],
      information: [{ href: '/agreement', label: footer.agreement }],
      support: [
        { kind: 'email', href: 'mailto:help@taspa.example', label: 'help@taspa.example' },
        { kind: 'phone', href: 'tel:+77000000000', label: '+7 700 000 00 00' },
        { kind: 'link', href: 'https://t.me/taspa', label: 'Telegram' },
      ],
      devices: [{ href: '/instructions?device=lg_tv', label: 'LG' }],
      languages: [
        { locale: 'en', tag: 'en', name: 'English', href: '?lang=en', isCurrent: true },
        { locale: 'kk', tag: 'kk', name: 'Қазақша', href: '?lang=kk', isCurrent: false },
      ],
    });
    const names = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
    expect(names).toEqual([
      footer.sections,
      footer.information,
      footer.support,
      footer.devices,
      footer.languages,
    ]);
    expect(column(footer.sections).getAllByRole('link')).toHaveLength(2);
    expect(column(footer.information).getByRole('link')).toHaveAttribute('href', '/agreement');
    expect(column(footer.support).getByRole('link', { name: 'help@taspa.example' })).toHaveAttribute(
      'href',
      'mailto:help@taspa.example',
    );
    const messenger = column(footer.support).getByRole('link', { name: /^Telegram/ });
    expect(messenger).toHaveAttribute('target', '_blank');
    expect(messenger).toHaveAttribute('rel', 'noopener noreferrer');
    expect(column(footer.devices).getByRole('link')).toHaveAttribute('href', '/instructions?device=lg_tv');
    // Spec 3 §2: languages are real links.
    expect(column(footer.languages).getByRole('link', { name: 'Қазақша' })).toHaveAttribute(
      'href',
      '?lang=kk',
    );
    expect(column(footer.languages).getByRole('link', { name: 'English' })).toHaveAttribute('aria-current');
  });

  test('shows no language column for one language', () => {
    show({ languages: [{ locale: 'en', tag: 'en', name: 'English', href: '?lang=en', isCurrent: true }] });
    expect(screen.queryByRole('heading', { name: footer.languages })).toBeNull();
  });

  test('shows store badges if there are stores', () => {
    show({ stores: [{ href: 'https://play.google.com/x', label: 'Google Play' }] });
    const badges = screen.getByRole('list', { name: footer.stores });
    expect(within(badges).getByRole('link')).toHaveAttribute('href', 'https://play.google.com/x');
  });

  test.each(locales)('%s: all columns have different names', (locale) => {
    const { sections, information, support, devices, languages } = dictionaries[locale].footer;
    expect(new Set([sections, information, support, devices, languages]).size).toBe(5);
  });
});
