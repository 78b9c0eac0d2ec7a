'use client';

import { useRouter } from 'next/navigation';
import { type FormEvent, useEffect, useId, useRef } from 'react';
import { IconButton } from '@/components/ui/button/IconButton';
import { VisuallyHidden } from '@/components/ui/hidden/VisuallyHidden';
import { CloseIcon } from '@/components/ui/icon/close';
import { SearchIcon } from '@/components/ui/icon/search';
import { Spinner } from '@/components/ui/spinner/Spinner';
import { useRootMark } from '@/lib/client/hooks/use-root-mark';
import { pageLocale } from '@/lib/client/i18n/load-words';
import { reportFound } from '@/lib/client/search/calls';
import { hintBeside } from '@/lib/rules/search/layout-hint';
import { type FoundObject, keyOf, optionsOf } from '@/lib/rules/search/options';
import { toQuery } from '@/lib/rules/search/query';
import type { RecentSearch } from '@/lib/rules/search/recent';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import { fill } from '@/lib/shared/i18n/fill';
import { routes } from '@/lib/shared/routes';
import styles from './panel.module.scss';
import { SearchField } from './SearchField';
import { SearchNotice } from './SearchNotice';
import { SearchPopup } from './SearchPopup';
import { useList } from './use-list';
import { useSearch } from './use-search';
import { useSearchClosing } from './use-search-closing';

export interface SearchPanelProps {
  words: Messages['search'];
  /** The initial text of the field. */
  begin: string;
  /** True if the viewer is typing, so the cursor goes to the end. */
  isBegun?: boolean;
  onClose(): void;
}

/**
 * The field over the header: a combobox with suggestions that leads to the page of results (spec 2 §2, §5 "Search
 * input").
 */
export function SearchPanel({ words, begin, isBegun = false, onClose }: SearchPanelProps) {
  useRootMark('searching');
  const search = useSearch(begin);
  const { text, setText, searchFor, history } = search;
  const isEmpty = toQuery(text) === '';
  const suggestions = isEmpty ? search.popular : search.suggestions;
  const router = useRouter();
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  // Shown only with the answer for exactly these letters, because a text with results needs no correction.
  const names = suggestions.map((one) => one.text);
  const hint = search.isAnswered ? hintBeside(names, text, pageLocale()) : null;
  const past = history.map((one) => one.text);
  const options = optionsOf({ typed: text, hint, history: past, suggestions });
  const choose = (at: number) => {
    const option = options[at];
    if (!option) return;
    if (option.found) openFound(option.text, option.found);
    else finish(option.text);
  };
  const list = useList(options.map(keyOf), choose);
  const { isClosing, close } = useSearchClosing(search.leave, onClose);
  const listId = `${id}-list`;

  useEffect(() => {
    input.current?.focus({ preventScroll: true });
    if (!isBegun) input.current?.select();
  }, [isBegun]);

  function finish(wanted: string) {
    search.remember(wanted);
    searchFor(wanted);
    list.close();
  }

  function openFound(title: string, { kind, id: objectId, href }: FoundObject) {
    // A popular title, chosen before typing, belongs to no search: the platform would refuse the report.
    if (!isEmpty) reportFound({ title, content_type: kind, object_id: objectId }, toQuery(text));
    router.push(href);
    // The same page as before would leave the field open.
    onClose();
  }

  function focusField() {
    input.current?.focus({ preventScroll: true });
  }

  function forget(one?: RecentSearch) {
    void search.forget(one ? fill(words.forgottenOne, { text: one.text }) : words.forgotten, one);
    // The pressed button goes away with its search.
    focusField();
  }

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    finish(text);
  };

  return (
    <search className={styles.panel} data-search="" data-closing={isClosing ? '' : undefined}>
      <form action={routes.search()} className={styles.form} onSubmit={onSubmit}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: only listens where the focus is. */}
        <div
          className={styles.field}
          onFocus={list.open}
          onBlur={({ currentTarget, relatedTarget }) => {
            if (!currentTarget.contains(relatedTarget)) list.closeSoon();
          }}
        >
          <span className={styles.icon}>
            {search.isBusy ? <Spinner label={words.searching} /> : <SearchIcon />}
          </span>
          <SearchField
            {...{ input, text, list, listId, words }}
            aboutId={`${id}-about`}
            onText={(typed) => {
              setText(typed);
              list.activate(-1);
              list.open();
            }}
            onClear={() => {
              setText('');
              list.activate(-1);
              focusField();
            }}
          />
          <SearchPopup
            {...{ list, listId, options, history, isEmpty, words }}
            onChoose={choose}
            onSearch={finish}
            onForget={forget}
          />
          <SearchNotice
            words={words}
            isOnline={search.isOnline}
            haveSuggestionsFailed={search.haveSuggestionsFailed && !list.isShown}
          />
        </div>
        <IconButton variant="quiet" label={words.close} onClick={close}>
          <CloseIcon />
        </IconButton>
        <span id={`${id}-about`} hidden>
          {words.asYouType}
        </span>
        <VisuallyHidden>
          <span role="status">{list.isShown ? fill(words.optionCount, { count: options.length }) : ''}</span>
        </VisuallyHidden>
      </form>
    </search>
  );
}
