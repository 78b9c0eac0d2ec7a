import { compile } from 'sass';

test('the field of a list has letters of 1 rem under a finger: Safari on a phone enlarges the page for smaller ones', () => {
  const { css } = compile('components/ui/field/filter-field.module.scss', { loadPaths: ['styles'] });
  expect(css.replace(/\s+/g, ' ')).toMatch(
    /\.small \.field \{[^}]*font-size: var\(--text-sm\); \} @media \(pointer: coarse\) \{ \.small \.field \{ font-size: var\(--text-md\); \} \}/,
  );
});
