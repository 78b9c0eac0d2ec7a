import { type Static, Type } from 'typebox';
import type { Content } from '../../catalogue/model.ts';
import { Wire } from '../schema.ts';
import { localized, type View } from '../view.ts';
import { titleSummary, titleSummaryFields } from './content-card.ts';
import { HistoryMarkWire, historyMark } from './history-mark.ts';

/** wire 4 episodes. */
export const Episode = Wire({
  ...titleSummaryFields,
  description: Type.String(),
  histories: Type.Array(HistoryMarkWire),
});

type Position = Parameters<typeof historyMark>[0];

export function episode(content: Content, position: Position | null, view: View): Static<typeof Episode> {
  return {
    ...titleSummary(content, view),
    description: localized(content.description, view),
    histories: position ? [historyMark(position)] : [],
  };
}
