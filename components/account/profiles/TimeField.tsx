import { Field } from '@/components/ui/field/Field';
import { FieldFrame, type FieldFrameProps } from '@/components/ui/field/FieldFrame';
import { isTelevision } from '@/lib/client/browser/is-television';
import { halfHours } from '@/lib/rules/profiles/screen-time';

interface Props extends FieldFrameProps {
  value: string;
  onChange(time: string): void;
}

/** A time of the day. In the field of a browser the arrows of a remote control change nothing, so a television offers half-hours. */
export function TimeField({ value, onChange, ...frame }: Props) {
  if (!isTelevision()) {
    return (
      <Field
        {...frame}
        type="time"
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    );
  }
  return (
    <FieldFrame {...frame}>
      {(control) => (
        <select {...control} value={value} onChange={({ currentTarget }) => onChange(currentTarget.value)}>
          {halfHours(value).map((time) => (
            <option key={time}>{time}</option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}
