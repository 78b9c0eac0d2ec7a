import type { ReactNode } from 'react';
import type { ContentCard } from '@/lib/rules/catalogue/view';
import { ContentCardH } from '../cards/ContentCardH';
import { ContentCardV } from '../cards/ContentCardV';
import type { CatalogueLabels } from './labels';

/** Films or series as tiles. The server draws the first ones; the code loads in the browser when the list changes. */
export function titleTiles(
  template: string,
  contents: ContentCard[],
  labels: Pick<CatalogueLabels, 'card'>,
): ReactNode[] {
  const Card = template === 'content-h' ? ContentCardH : ContentCardV;
  return contents.map((card, index) => (
    <Card key={card.id} card={card} labels={labels.card} isFirst={index === 0} />
  ));
}
