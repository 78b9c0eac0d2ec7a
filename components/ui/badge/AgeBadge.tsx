import { Tag } from '../tag/Tag';

interface Props {
  age: number;
  /** Text for screen readers, such as "Age {age}". */
  label: string;
  className?: string | undefined;
}

/** An age limit such as "16+". */
export function AgeBadge({ age, label, className }: Props) {
  return (
    <Tag tone="outline" className={className}>
      <abbr title={label}>{age}+</abbr>
    </Tag>
  );
}
