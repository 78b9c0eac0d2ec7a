import { compile, compileString } from 'sass';

/** Numbers of the specification that only style sheets contain, read from the compiled CSS. */
const loadPaths = ['styles'];
const css = (file: string) => compile(file, { loadPaths }).css.replace(/\s+/g, ' ');
const tokens = compileString('@use "tokens"; :root { @include tokens.custom-properties; }', {
  loadPaths,
}).css.replace(/\s+/g, ' ');

describe('spec 2 §9 "Breakpoints" 481, 933, 1024, 1280; slider paddings 24, 60, 80, 100, 120', () => {
  test('narrow windows', () => expect(tokens).toMatch(/^:root \{[^}]*--gutter: 24px;/));

  test.each([
    [481, 60],
    [933, 80],
    [1024, 100],
    [1280, 120],
  ])('from %d px on it is %d px', (width, gutter) =>
    expect(tokens).toMatch(
      new RegExp(`@media \\(min-width: ${width}px\\) \\{ :root \\{ --gutter: ${gutter}px;`),
    ),
  );
});

test('spec 2 §9: packet promo cards are 332 px wide, zoom takes 200 ms', () => {
  expect(tokens).toContain('--packet: 332px;');
  expect(tokens).toContain('--zoom: 200ms;');
});

test('spec 2 §2: the slider has its buttons on widths above 480', () => {
  const rail = css('components/ui/rail/rail.module.scss');
  expect(rail).toMatch(
    /@media \(max-width: 480\.98px\) \{ \.frame \.previous, \.frame \.next \{ display: none; \} \}/,
  );
});

test('spec 2 §9: list virtualization above 1280', () => {
  expect(css('components/catalogue/row/grid.module.scss')).toMatch(
    /@media \(min-width: 1280px\) \{ \.cell \{[^}]*content-visibility: auto;/,
  );
});

test('DESIGN section 10: a phone leaves out tiles of a row beyond its next screens', () => {
  expect(css('components/ui/rail/rail.module.scss')).toMatch(
    /@media \(max-width: 480\.98px\) \{ :is\(\.v, \.h, \.channel\) > \.item:nth-child\(n\+7\) \{[^}]*content-visibility: auto;/,
  );
});

test('DESIGN section 10: on smaller screens the tiles below the first are virtualized, too', () => {
  expect(css('components/catalogue/row/grid.module.scss')).toContain(
    '.cell:nth-child(n+13) { content-visibility: auto; }',
  );
});

test('spec 2 §9: episode preview count 2, 3 or 4 by width (at most 480, at most 932, else)', () => {
  const list = css('components/channels/viewer/airings.module.scss');
  expect(list).toContain('.list:not([data-open]) > :nth-child(n+3) { display: none; }');
  for (const [width, count] of [
    [481, 3],
    [933, 4],
  ]) {
    expect(list).toMatch(
      new RegExp(
        `@media \\(min-width: ${width}px\\) \\{[^@]*:not\\(\\[data-open\\]\\) > :nth-child\\(${count}\\) \\{ display: block; \\}`,
      ),
    );
  }
});
