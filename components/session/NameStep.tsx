'use client';

import { type ComponentProps, useState } from 'react';
import { Button } from '@/components/ui/button/Button';
import { Field } from '@/components/ui/field/Field';
import formStyles from '@/components/ui/form/form.module.scss';
import type { LoginWords } from '@/lib/client/session/login';
import { type OtherWay, StepForm } from './StepForm';
import { useSubmit } from './use-submit';

type FieldProps = Pick<
  ComponentProps<typeof Field>,
  'id' | 'label' | 'type' | 'className' | 'inputMode' | 'autoComplete' | 'maxLength'
>;

interface Props {
  words: LoginWords;
  intro?: string;
  name: FieldProps;
  proof: FieldProps;
  /** Normalizes the typed secret. */
  readProof?(text: string): string;
  onPhone(): void;
  byDevice?: OtherWay;
  enter(name: string, proof: string): Promise<void>;
  onFailure?: Parameters<ReturnType<typeof useSubmit>['run']>[1];
}

/** A step with a name and a secret, both required. */
export function NameStep(props: Props) {
  const {
    words,
    intro,
    name,
    proof,
    readProof = (text) => text,
    onPhone,
    byDevice,
    enter,
    onFailure,
  } = props;
  const { isBusy, error, run, clear } = useSubmit(words);
  const [typedName, setName] = useState('');
  const [typedProof, setProof] = useState('');
  const [isTried, setTried] = useState(false);
  const emptyIn = (text: string) => (isTried && text === '' ? words.error_empty : null);
  const who = typedName.trim();

  const submit = () => {
    setTried(true);
    if (who === '' || typedProof === '') {
      document.getElementById(who === '' ? name.id : proof.id)?.focus();
      return;
    }
    run(() => enter(who, typedProof), onFailure);
  };

  return (
    <StepForm
      isBusy={isBusy}
      submit={words.confirm}
      busy={words.checking}
      onSubmit={submit}
      ways={
        <>
          <Button variant="quiet" onClick={onPhone}>
            {words.byPhone}
          </Button>
          {byDevice ? (
            <Button variant="quiet" onClick={byDevice.onChoose}>
              {byDevice.label}
            </Button>
          ) : null}
        </>
      }
    >
      {intro ? <p className={formStyles.intro}>{intro}</p> : null}
      <Field
        {...name}
        error={emptyIn(who)}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        value={typedName}
        onChange={({ currentTarget }) => {
          clear();
          setName(currentTarget.value);
        }}
        data-autofocus
      />
      <Field
        {...proof}
        error={error ?? emptyIn(typedProof)}
        value={typedProof}
        readOnly={isBusy}
        onChange={({ currentTarget }) => {
          clear();
          setProof(readProof(currentTarget.value));
        }}
      />
    </StepForm>
  );
}
