import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Scopes } from '@/components/search/Scopes';
import { SearchHeading } from '@/components/search/SearchHeading';
import { dictionaries } from '@/lib/shared/i18n/dictionaries';
import { RouterContext } from '@/server/next-compat/router';
import { user } from '@/tests/support/user';

const words = dictionaries.en.search;
const router = { push: jest.fn(), replace: jest.fn(), prefetch: jest.fn() };

const press = async (page: ReactNode, name: string) => {
  jest.clearAllMocks();
  render(<RouterContext value={router as never}>{page}</RouterContext>);
  await user.click(screen.getByRole('link', { name }));
};

describe('spec 2 §5 Search: a search is one entry of the history, so that Escape leads to the page before it', () => {
  test('after a choice of one kind of results', async () => {
    await press(
      <Scopes query="korga" scopes={['titles', 'channels']} current={null} numbers={{}} words={words} />,
      words.scopes.channels,
    );
    expect(router.replace).toHaveBeenCalledWith('/search?q=korga&in=channels', { scroll: false });
    expect(router.push).not.toHaveBeenCalled();
  });

  test('after the hint for letters of another layout', async () => {
    await press(
      <SearchHeading
        words={words}
        query="rbyj"
        scope={null}
        status={null}
        isEmpty
        isInChips={false}
        hasField={false}
        hint="кино"
      />,
      words.hint.replace('{text}', 'кино'),
    );
    const params = new URLSearchParams({ q: 'кино' });
    expect(router.replace).toHaveBeenCalledWith(`/search?${params}`, { scroll: undefined });
    expect(router.push).not.toHaveBeenCalled();
  });
});
