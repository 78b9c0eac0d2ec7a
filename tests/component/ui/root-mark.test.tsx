import { render } from '@testing-library/react';
import { RootMark } from '@/components/ui/root-mark/RootMark';

const isMarked = () => document.documentElement.hasAttribute('data-under-header');

test('the root element is marked until the last part with the mark is gone', () => {
  const first = render(<RootMark mark="under-header" />);
  const second = render(<RootMark mark="under-header" />);
  expect(isMarked()).toBe(true);
  first.unmount();
  expect(isMarked()).toBe(true);
  second.unmount();
  expect(isMarked()).toBe(false);
});

test('the markup of the part names the mark, so that the server can set it', () => {
  const { container } = render(<RootMark mark="no-footer" />);
  expect(container.innerHTML).toBe('<span hidden="" data-root-mark="no-footer"></span>');
});
