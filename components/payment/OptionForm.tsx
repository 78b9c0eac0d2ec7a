'use client';

import { type ComponentProps, useState } from 'react';
import { type CardOption, OptionCards } from '@/components/ui/choice/OptionCards';
import { Answers } from './Answers';

interface Props<Value extends string | number>
  extends Pick<ComponentProps<typeof Answers>, 'busy' | 'isBusy' | 'quiet' | 'event'> {
  /** For screen readers: what is chosen. */
  label: string;
  options: ReadonlyArray<CardOption<Value>>;
  /** What is chosen at first. */
  initial: Value;
  /** The button that sends the choice. */
  submit: string;
  onSubmit(value: Value): void;
}

/** Options one below the other, and the button that sends the chosen one. */
export function OptionForm<Value extends string | number>(props: Props<Value>) {
  const { label, options, initial, submit, onSubmit, ...answers } = props;
  const [chosen, setChosen] = useState<Value>(initial);
  return (
    <>
      <OptionCards
        label={label}
        options={options}
        value={chosen}
        onChange={(value: Value) => setChosen(value)}
      />
      <Answers label={submit} {...answers} onPress={() => onSubmit(chosen)} />
    </>
  );
}
