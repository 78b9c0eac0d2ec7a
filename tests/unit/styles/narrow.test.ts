import { compile } from 'sass';

/** What keeps words of any language inside narrow places, read from the compiled CSS. */
const css = (file: string) => compile(file, { loadPaths: ['styles'] }).css.replace(/\s+/g, ' ');

test('WCAG 1.4.10: the heart of a title’s preview keeps its width beside words of any language', () => {
  const preview = css('components/catalogue/preview/preview.module.scss');
  expect(preview).toMatch(/\.actions \{[^}]*grid-template-columns: minmax\(0, 1fr\) auto;/);
  expect(preview).toMatch(/\.watch \{[^}]*grid-column: 1\/-1;/);
});

test('captions below the actions of a title do not run together on a narrow phone', () => {
  const actions = css('components/catalogue/content/small-actions.module.scss');
  expect(actions).toMatch(
    /@media \(max-width: 480\.98px\) \{ \.small \{[^}]*grid-template-columns: repeat\(auto-fit, minmax\(3\.5rem, 1fr\)\);/,
  );
});

test('the words of the bottom bar keep a distance from its edges', () => {
  expect(css('components/shell/header/bottom-bar.module.scss')).toMatch(/\.item \{[^}]*padding-inline: /);
});

test('WCAG 2.5.8: a short word in the footer is a target of 24 px', () => {
  expect(css('components/shell/footer/footer.module.scss')).toMatch(
    /\.link \{[^}]*min-width: var\(--target-min\);/,
  );
});
