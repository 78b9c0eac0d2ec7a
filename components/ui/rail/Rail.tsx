import { Children, isValidElement } from 'react';
import { RailFrame, type RailLabels } from './RailFrame';
import { RailTrack, type RailTrackProps } from './RailTrack';

interface Props extends RailTrackProps {
  labels: RailLabels;
}

/** A row of tiles: a plain list with native scrolling and snapping; buttons are added. */
export function Rail({ labels, children, ...list }: Props) {
  const tiles = Children.toArray(children);
  const ends = [tiles[0], tiles.at(-1)].map((tile) => (isValidElement(tile) ? tile.key : null)).join();
  return (
    <RailFrame labels={labels} ends={ends}>
      <RailTrack {...list}>{children}</RailTrack>
    </RailFrame>
  );
}
