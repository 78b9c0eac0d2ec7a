import { type Static, Type } from 'typebox';
import { type Marker, markerTypes } from '../../domain/markers.ts';
import { Nullable, Wire } from '../schema.ts';
import { localized, type View } from '../view.ts';

/** An extension of the wire (docs/PLATFORM.md "Markers"). */
export const Markers = Type.Array(
  Wire({
    type: Type.Enum([...markerTypes]),
    start: Type.Number(),
    end: Nullable(Type.Number()),
    title: Nullable(Type.String()),
  }),
);

export function markersOf(markers: readonly Marker[], view: View): Static<typeof Markers> {
  return markers.map(({ type, start, end, title }) => ({
    type,
    start,
    end,
    title: title && localized(title, view),
  }));
}
