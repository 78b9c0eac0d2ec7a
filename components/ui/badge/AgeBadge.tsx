import { Tag } from '../tag/Tag';

interface Props {
  age: number;
  /** "Age {age}", for those who hear it. */
  label: string;
}

/** "16+". */
export function AgeBadge({ age, label }: Props) {
  return (
    <Tag tone="outline">
      <abbr title={label}>{age}+</abbr>
    </Tag>
  );
}
