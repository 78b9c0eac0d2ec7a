import { render, screen } from '@testing-library/react';
import { PromoTrailer } from '@/components/catalogue/promo/PromoTrailer';
import { SlideContext } from '@/components/ui/carousel/slide';
import { passTasks } from '../tasks';

let mockIsWanted = true;
jest.mock('@/components/catalogue/content/trailer/wants-trailer', () => ({
  wantsTrailer: () => mockIsWanted,
}));
jest.mock('@/components/catalogue/content/trailer/when-idle', () => ({
  whenIdle: (work: () => void) => work(),
}));
jest.mock('@/components/catalogue/promo/PromoPicture', () => ({
  PromoPicture: ({ isStopped }: { isStopped: boolean }) => <p>{isStopped ? 'resting' : 'playing'}</p>,
}));

const slide = (isShown: boolean, isStopped: boolean) => (
  <SlideContext value={{ isShown, isStopped }}>
    <PromoTrailer trailerId="4" />
  </SlideContext>
);

beforeEach(() => {
  mockIsWanted = true;
});

describe('spec 2 §2: the trailer plays on the active promo on non-mobile', () => {
  test('plays on the shown slide and stops when the slide leaves', async () => {
    const { rerender } = render(slide(true, false));
    expect(await screen.findByText('playing')).toBeInTheDocument();
    rerender(slide(false, false));
    expect(screen.queryByText('playing')).toBeNull();
  });

  test('WCAG 2.2.2: the pause button of the carousel stops it', async () => {
    const { rerender } = render(slide(true, false));
    await screen.findByText('playing');
    rerender(slide(true, true));
    expect(screen.getByText('resting')).toBeInTheDocument();
  });

  test.each([
    ['a slide that is not shown', false, false, true],
    ['a stopped carousel, as under reduced motion', true, true, true],
    ['a phone, with data saving or on a slow connection', true, false, false],
  ])('does not play on %s', async (_, isShown, isStopped, isWanted) => {
    mockIsWanted = isWanted;
    const { container } = render(slide(isShown, isStopped));
    await passTasks();
    expect(container).toBeEmptyDOMElement();
  });
});
