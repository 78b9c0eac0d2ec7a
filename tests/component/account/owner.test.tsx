import { act, render, screen } from '@testing-library/react';
import { Owner } from '@/components/account/Owner';
import { setViewer, type Viewer } from '@/lib/client/viewer/viewer';

const profile = { id: '1', name: 'Мама', role: 'adult', icon: 'https://img.test/1.jpg' } as const;
const somebody: Viewer = { state: 'user', name: 'Айгуль Сеитова', phone: '77012345678', profile };

describe('the account says whose it is', () => {
  test.each([
    ['a name with its phone', somebody, ['Айгуль Сеитова', '+7 (701) 234-56-78']],
    ['without a name the profile', { ...somebody, name: null }, ['Мама', '+7 (701) 234-56-78']],
    ['without both the phone, once', { ...somebody, name: null, profile: null }, ['+7 (701) 234-56-78']],
  ])('%s', (_, viewer, lines) => {
    setViewer(viewer);
    const { container } = render(<Owner />);
    expect([...container.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual(lines);
  });

  test('it follows the viewer', () => {
    setViewer(somebody);
    render(<Owner />);
    act(() => setViewer({ ...somebody, name: 'Дамир' }));
    expect(screen.getByText('Дамир')).toBeInTheDocument();
  });
});
