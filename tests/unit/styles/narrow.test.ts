import { compile } from 'sass';

/** What keeps words of any language inside narrow places, read from the compiled CSS. */
const css = (file: string) => compile(file, { loadPaths: ['styles'] }).css.replace(/\s+/g, ' ');

test('WCAG 1.4.10: the heart of a title’s preview keeps its width beside words of any language', () => {
  const preview = css('components/catalogue/preview/preview.module.scss');
  expect(preview).toMatch(/\.actions \{[^}]*grid-template-columns: minmax\(0, 1fr\) auto;/);
  expect(preview).toMatch(/\.watch \{[^}]*grid-column: 1\/-1;/);
});
