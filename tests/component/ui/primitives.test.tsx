import { act, fireEvent, render, screen } from '@testing-library/react';
import { markBrokenImages } from '@/components/shell/deferred/broken-images';
import { Expandable } from '@/components/ui/expandable/Expandable';
import { Field } from '@/components/ui/field/Field';
import { ExternalLink } from '@/components/ui/link/ExternalLink';
import { Menu } from '@/components/ui/menu/Menu';
import { Picture } from '@/components/ui/picture/Picture';
import { shapes } from '@/components/ui/picture/srcset';
import { ClockProgress } from '@/components/ui/progress/ClockProgress';
import { ProgressBar } from '@/components/ui/progress/ProgressBar';
import { Spinner } from '@/components/ui/spinner/Spinner';
import { fill } from '@/lib/shared/i18n/fill';
import { split } from '@/lib/shared/split';
import { user } from '@/tests/support/user';
import { showTab } from './browser';

describe('Expandable', () => {
  const text = 'word '.repeat(200).trim();

  test('has all of the text in the document before it is expanded', () => {
    render(<Expandable text={text} limit={600} more="More" less="Less" />);
    expect(
      document.body.textContent
        ?.replace(/…\s|More/g, '')
        .replace(/\s+/g, ' ')
        .trim(),
    ).toBe(text);
  });

  test('the button has its state and a name for both directions', async () => {
    render(<Expandable text={text} limit={600} more="More" less="Less" />);
    await user.click(screen.getByRole('button', { name: 'More', expanded: false }));
    expect(screen.getByRole('button', { name: 'Less', expanded: true })).toBeInTheDocument();
  });

  test.each([
    [600, 600, 600],
    [640, 600, 640],
    [641, 600, 600],
  ])('%d characters at a limit of %d show %d', (length, limit, expected) => {
    expect(split('x'.repeat(length), limit)[0]).toHaveLength(expected);
  });

  test('cuts between words and keeps the whole text', () => {
    const [head, tail] = split(text, 603);
    expect(head.endsWith('word')).toBe(true);
    expect(head + tail).toBe(text);
  });

  test('cuts a text without words between signs, never inside an emoji', () =>
    expect(split(`${'x'.repeat(9)}${'😀'.repeat(40)}`, 10)).toEqual(['x'.repeat(9), '😀'.repeat(40)]));
});

describe('Picture', () => {
  test('requests its sizes from the platform and keeps its box', () => {
    render(
      <Picture src="http://localhost:4000/img/poster/1.ru.jpg" alt="Film" shape="poster" sizes="10vw" />,
    );
    const image = screen.getByRole('img', { name: 'Film' });
    expect(image).toHaveAttribute(
      'srcset',
      [180, 300, 450]
        .map((w) => `http://localhost:4000/img/poster/1.ru.jpg?w=${w}&format=webp ${w}w`)
        .join(', '),
    );
    expect(image).toHaveAttribute('width', '450');
    expect(image).toHaveAttribute('height', '675');
    expect(image).toHaveAttribute('loading', 'lazy');
  });

  test('keeps an existing query', () => {
    render(<Picture src="/a.jpg?v=2" alt="Film" shape="wide" sizes="10vw" />);
    expect(screen.getByRole('img').getAttribute('src')).toBe('/a.jpg?v=2&w=480&format=webp');
  });

  test('replaces a size that is already in the address', () => {
    render(<Picture src="/t.png?w=2400&v=1" alt="Film" shape="wide" sizes="10vw" />);
    expect(screen.getByRole('img').getAttribute('src')).toBe('/t.png?w=480&v=1&format=webp');
  });

  test('the first picture of a page is requested with high priority', () => {
    render(<Picture src="/a.jpg" alt="Film" shape="hero" sizes="100vw" priority="high" />);
    expect(screen.getByRole('img')).toHaveAttribute('fetchpriority', 'high');
    expect(screen.getByRole('img')).toHaveAttribute('loading', 'eager');
  });

  test('spec 1 §9 Image scale factor: each shape has widths for one, two and three pixels a point', () => {
    for (const { widths } of Object.values(shapes)) {
      expect(widths.at(-1)).toBeGreaterThanOrEqual(widths[0] * 2.5);
      // Steps between widths are small, so that a device never downloads more than twice the pixels it needs.
      widths.slice(1).forEach((width, index) => {
        expect(width / (widths[index] ?? 0)).toBeLessThanOrEqual(1.67);
      });
    }
  });

  test('spec 2 §9 Images: wide art ends at 1080', () => {
    render(<Picture src="/a.jpg" alt="Film" shape="wide" sizes="10vw" />);
    expect(screen.getByRole('img').getAttribute('srcset')).toMatch(/w=1080&format=webp 1080w$/);
  });

  test('a phone in portrait gets the middle of a hero', () => {
    render(<Picture src="/a.jpg" alt="Film" shape="hero" sizes="100vw" isTallOnPhone />);
    const source = document.querySelector('picture source');
    expect(source?.getAttribute('media')).toContain('portrait');
    expect(source?.getAttribute('srcset')).toMatch(/^\/a\.jpg\?w=480&format=webp&h=640&crop=1 480w, /);
  });

  test('a vector picture has no list of sizes', () => {
    render(<Picture src="/a.svg" alt="Film" shape="hero" sizes="100vw" isTallOnPhone />);
    expect(screen.getByRole('img')).not.toHaveAttribute('srcset');
    expect(document.querySelector('source')).toBeNull();
  });

  test('a picture that fails is marked, and the mark goes if it loads later', () => {
    const left = new AbortController();
    markBrokenImages(left.signal);
    render(<Picture src="/a.jpg" alt="Film" shape="sign" sizes="64px" fallback="F" />);
    fireEvent.error(screen.getByRole('img'));
    expect(screen.getByRole('img')).toHaveAttribute('data-broken');
    expect(screen.getByText('F')).toBeInTheDocument();
    fireEvent.load(screen.getByRole('img'));
    expect(screen.getByRole('img')).not.toHaveAttribute('data-broken');
    left.abort();
  });

  test('without a picture the name is still shown', () => {
    render(<Picture src={null} alt="Film" shape="poster" sizes="10vw" />);
    expect(screen.getByText('Film')).toBeInTheDocument();
  });
});

describe('progress', () => {
  test.each([
    [-5, '0'],
    [40, '0.4'],
    [140, '1'],
  ])('%d percent fills %s of the bar', (percent, share) => {
    render(<ProgressBar percent={percent} label="seen" />);
    expect(screen.getByRole('img', { name: 'seen' }).style.getPropertyValue('--share')).toBe(share);
  });

  test('spec 2 §4: programme progress updates every 7 s', () => {
    jest.useFakeTimers({ now: 1_000_000 });
    render(<ClockProgress startsAt={1000 - 50} endsAt={1000 + 50} label="{percent}%" />);
    expect(screen.getByRole('img', { name: '50%' })).toBeInTheDocument();
    act(() => jest.advanceTimersByTime(6999));
    expect(screen.getByRole('img', { name: '50%' })).toBeInTheDocument();
    act(() => jest.advanceTimersByTime(1));
    expect(screen.getByRole('img', { name: '57%' })).toBeInTheDocument();
    jest.useRealTimers();
  });

  test('a bar has its first value also outside of the view, and is updated only while it is visible', () => {
    jest.useFakeTimers({ now: 1_000_000 });
    let isDrawn = false;
    Element.prototype.checkVisibility = () => isDrawn;
    render(<ClockProgress startsAt={1000 - 50} endsAt={1000 + 50} label="{percent}%" />);
    act(() => jest.advanceTimersByTime(7000));
    expect(screen.getByRole('img', { name: '50%' })).toBeInTheDocument();
    isDrawn = true;
    act(() => jest.advanceTimersByTime(7000));
    expect(screen.getByRole('img', { name: '64%' })).toBeInTheDocument();
    Reflect.deleteProperty(Element.prototype, 'checkVisibility');
    jest.useRealTimers();
  });

  test('no tick while the tab is hidden, and one when it is shown again', () => {
    jest.useFakeTimers({ now: 1_000_000 });
    render(<ClockProgress startsAt={1000 - 50} endsAt={1000 + 50} label="{percent}%" />);
    act(() => showTab('hidden'));
    act(() => jest.advanceTimersByTime(14_000));
    expect(screen.getByRole('img', { name: '50%' })).toBeInTheDocument();
    act(() => showTab('visible'));
    expect(screen.getByRole('img', { name: '64%' })).toBeInTheDocument();
    jest.useRealTimers();
  });
});

test('Menu: the button controls its panel, and a link inside closes it', async () => {
  const hidePopover = jest.fn();
  HTMLElement.prototype.hidePopover = hidePopover;
  render(
    <Menu id="more" label="More pages" trigger="…">
      <a href="#sport">Sport</a>
    </Menu>,
  );
  expect(screen.getByRole('button', { name: 'More pages' })).toHaveAttribute('popovertarget', 'more');
  await user.click(screen.getByText('Sport'));
  expect(hidePopover).toHaveBeenCalledTimes(1);
});

test('Field: label, hint and error belong to the input (WCAG 3.3.1)', () => {
  render(<Field id="phone" label="Phone" hint="With country code" error="Too short" />);
  const input = screen.getByRole('textbox', { name: 'Phone' });
  expect(input).toHaveAccessibleDescription('With country code Too short');
  expect(input).toBeInvalid();
  expect(screen.getByRole('alert')).toHaveTextContent('Too short');
});

test('ExternalLink: opens a new tab without access to the page, and says so', () => {
  render(
    <ExternalLink href="https://example.org" newTabLabel="opens in a new tab">
      Shop
    </ExternalLink>,
  );
  const link = screen.getByRole('link', { name: 'Shop (opens in a new tab)' });
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});

test('fill: fills in values and leaves unknown placeholders', () => {
  expect(fill('Slide {number} of {total}, {x}', { number: 1, total: 3 })).toBe('Slide 1 of 3, {x}');
});

test('Spinner: is a status message (WCAG 4.1.3)', () => {
  render(<Spinner label="Loading" />);
  expect(screen.getByRole('status')).toHaveAccessibleName('Loading');
});
