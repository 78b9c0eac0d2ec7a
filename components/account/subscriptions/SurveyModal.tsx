'use client';

import { type FormEvent, useEffect, useState } from 'react';
import { Button } from '@/components/ui/button/Button';
import { Field } from '@/components/ui/field/Field';
import { AsyncDialog } from '@/components/ui/modal/AsyncDialog';
import type { ModalProps } from '@/components/ui/modal/ModalShell';
import { loadSurvey, type Survey, sendSurvey } from '@/lib/client/commerce/survey';
import { useWords } from '@/lib/client/i18n/use-words';
import { showAlert } from '@/lib/client/modals/alert';
import { hasOneAnswer, surveyOf } from '@/lib/rules/notices/surveys';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import styles from './dialogs.module.scss';

/** The longest answer in the viewer's own words; the platform takes 2000 characters. */
const MOST_CHARACTERS = 500;

/** Spec 3 §4, §8: the survey after a cancellation, or that of a panel. What cannot be read or sent only closes. */
export function SurveyModal({ frame, words, data }: ModalProps) {
  const id = surveyOf(data);
  const { words: own, hasFailed, retry } = useWords('subscription');
  const [survey, setSurvey] = useState<Survey | null>(null);
  const { onClose } = frame;
  useEffect(() => {
    loadSurvey(id).then(setSurvey, onClose);
  }, [id, onClose]);
  const value = own && survey ? { own, survey } : null;
  return (
    <AsyncDialog {...{ frame, words, hasFailed, value }} onRetry={retry} title={(all) => all.survey.question}>
      {(all) => <SurveyForm id={id} survey={all.survey} words={all.own} onClose={onClose} />}
    </AsyncDialog>
  );
}

interface FormProps {
  id: number;
  survey: Survey;
  words: Messages['subscription'];
  onClose(): void;
}

function SurveyForm({ id: surveyId, survey, words, onClose }: FormProps) {
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const [typed, setTyped] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [isEmpty, setEmpty] = useState(false);
  const isSingle = hasOneAnswer(surveyId);
  const toggle = (id: number) => {
    setEmpty(false);
    if (isSingle) setChosen([id]);
    else setChosen((before) => (before.includes(id) ? before.filter((one) => one !== id) : [...before, id]));
  };
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const text = survey.hasOwnAnswer ? typed.trim() : '';
    if (chosen.length === 0 && text === '') {
      setEmpty(true);
      return;
    }
    setBusy(true);
    await sendSurvey(surveyId, chosen, text).then(
      () => showAlert(words.thanks),
      () => {},
    );
    onClose();
  };
  return (
    <form className={styles.body} noValidate onSubmit={send}>
      {survey.description ? <p className={styles.text}>{survey.description}</p> : null}
      <fieldset className={styles.choices}>
        <legend className={styles.legend}>{survey.question}</legend>
        {survey.answers.map(({ id, text }, index) => (
          <label key={id} className={styles.choice}>
            <input
              type={isSingle ? 'radio' : 'checkbox'}
              name="answer"
              checked={chosen.includes(id)}
              onChange={() => toggle(id)}
              data-autofocus={index === 0 || undefined}
            />
            {text}
          </label>
        ))}
      </fieldset>
      {survey.hasOwnAnswer ? (
        <Field
          id="survey-text"
          label={words.ownAnswer}
          value={typed}
          maxLength={MOST_CHARACTERS}
          autoComplete="off"
          onChange={({ currentTarget }) => {
            setEmpty(false);
            setTyped(currentTarget.value);
          }}
        />
      ) : null}
      {isEmpty ? <p role="alert">{words.error_none_field_is_selected}</p> : null}
      <div className={styles.answers}>
        <Button type="submit" variant="primary" size="lg" aria-disabled={isBusy}>
          {isBusy ? words.sending : words.send}
        </Button>
        <Button variant="quiet" size="lg" onClick={onClose}>
          {words.skip}
        </Button>
      </div>
    </form>
  );
}
