import { Children } from 'react';
import { RailFrame, type RailLabels } from './RailFrame';
import { RailTrack, type RailTrackProps } from './RailTrack';

interface Props extends RailTrackProps {
  labels: RailLabels;
}

/** A row of tiles: a plain list with native scrolling and snapping; buttons are added. */
export function Rail({ labels, children, ...list }: Props) {
  return (
    <RailFrame labels={labels} count={Children.toArray(children).length}>
      <RailTrack {...list}>{children}</RailTrack>
    </RailFrame>
  );
}
