import { render, screen } from '@testing-library/react';
import { Contents } from '@/components/pages/Contents';
import { RichText } from '@/components/ui/rich-text/RichText';
import { readDatedText, sectionsOf } from '@/lib/rules/pages/long-text';

test('spec 2 §2: each link of the contents leads to its section, also where two have one name', () => {
  const { nodes } = readDatedText(
    '<h1>Terms</h1><p>a</p><h2>Price</h2><p>b</p><h2>Term</h2><ul><li>c</li></ul><h2>Price</h2>',
  );
  render(
    <>
      <Contents label="Contents" sections={sectionsOf(nodes)} sectionId="terms-" />
      <RichText nodes={nodes} sectionId="terms-" />
    </>,
  );
  const targets = screen
    .getAllByRole('link')
    .map((link) => document.querySelector(link.getAttribute('href') ?? ''));
  expect(targets).toEqual(screen.getAllByRole('heading', { level: 2 }));
  expect(targets).toHaveLength(3);
});
