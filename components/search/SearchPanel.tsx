'use client';

import { useRouter } from 'next/navigation';
import { type FormEvent, useEffect, useId, useRef } from 'react';
import { IconButton } from '@/components/ui/button/IconButton';
import { fill } from '@/components/ui/fill';
import { VisuallyHidden } from '@/components/ui/hidden/VisuallyHidden';
import { CloseIcon } from '@/components/ui/icon/close';
import { SearchIcon } from '@/components/ui/icon/search';
import { Spinner } from '@/components/ui/spinner/Spinner';
import { useRootMark } from '@/lib/client/hooks/use-root-mark';
import { pageLocale } from '@/lib/client/i18n/load-words';
import { reportFound } from '@/lib/client/search/calls';
import { MAX_QUERY } from '@/lib/rules/search/constants';
import { hintBeside } from '@/lib/rules/search/layout-hint';
import { type FoundObject, optionsOf } from '@/lib/rules/search/options';
import { toQuery } from '@/lib/rules/search/query';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import { routes } from '@/lib/shared/routes';
import { OptionList, optionId } from './OptionList';
import styles from './panel.module.scss';
import { RecentSearches } from './RecentSearches';
import { SearchNotice } from './SearchNotice';
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
  const list = useList(options.length, choose);
  const { isClosing, close } = useSearchClosing(search.leave, onClose);
  const listId = `${id}-list`;
  const hasRecent = list.isOpen && isEmpty && history.length > 0;

  useEffect(() => {
    input.current?.focus({ preventScroll: true });
    if (!isBegun) input.current?.select();
  }, [isBegun]);

  function finish(wanted: string) {
    searchFor(wanted);
    list.close();
  }

  function openFound(title: string, { kind, id: objectId, href }: FoundObject) {
    reportFound({ title, content_type: kind, object_id: objectId }, toQuery(text));
    router.push(href);
    // The same page as before would leave the field open.
    onClose();
  }

  function forget(pastId?: string) {
    void search.forget(pastId);
    // The pressed button goes away with its search.
    input.current?.focus({ preventScroll: true });
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
          <input
            ref={input}
            type="search"
            name="q"
            role="combobox"
            className={styles.input}
            value={text}
            maxLength={MAX_QUERY}
            placeholder={words.placeholder}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="search"
            aria-label={words.label}
            aria-describedby={`${id}-about`}
            aria-autocomplete="list"
            aria-expanded={list.isShown}
            aria-controls={list.isShown ? listId : undefined}
            aria-activedescendant={list.active < 0 ? undefined : optionId(listId, list.active)}
            onChange={({ currentTarget }) => {
              setText(currentTarget.value);
              list.setActive(-1);
              list.open();
            }}
            onKeyDown={list.onKeyDown}
          />
          {text ? (
            <button
              type="button"
              aria-label={words.clear}
              title={words.clear}
              className={styles.clear}
              onClick={() => {
                setText('');
                list.setActive(-1);
                input.current?.focus({ preventScroll: true });
              }}
            >
              <CloseIcon size="sm" />
            </button>
          ) : null}
          {list.isShown || hasRecent ? (
            <div className={styles.popup}>
              {hasRecent ? (
                <RecentSearches
                  id={`${id}-recent`}
                  history={history}
                  words={words}
                  onChoose={finish}
                  onForget={forget}
                />
              ) : null}
              {list.isShown && isEmpty ? (
                <p className={styles.popular} aria-hidden="true">
                  {words.popular}
                </p>
              ) : null}
              {list.isShown ? (
                <OptionList
                  id={listId}
                  options={options}
                  active={list.active}
                  words={words}
                  label={isEmpty ? words.popular : words.options}
                  onChoose={choose}
                  onPoint={list.setActive}
                />
              ) : null}
            </div>
          ) : null}
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
