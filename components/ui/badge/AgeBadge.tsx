import { Tag } from '../tag/Tag';

interface Props {
  age: number;
  /** Text for screen readers, such as "Age {age}". */
  label: string;
}

/** An age limit such as "16+". */
export function AgeBadge({ age, label }: Props) {
  return (
    <Tag tone="outline">
      <abbr title={label}>{age}+</abbr>
    </Tag>
  );
}
