import { CloseButton, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { type KeyboardEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useActor } from '#state/session/use-session.ts';
import { rememberChoice } from './recent-choices.ts';
import classes from './SearchPalette.module.css';
import { SearchResults } from './SearchResults.tsx';
import type { SearchResult } from './search-source.ts';
import { useSearchResults } from './useSearchResults.ts';

/** The field and its results. The focus stays in the field; arrows move the choice, Enter opens it. */
export function SearchPalette({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('search');
  const { userId } = useActor();
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const [active, setActive] = useState(0);
  const listId = useId();
  const results = useSearchResults(text);
  const chosen = Math.min(active, results.length - 1);
  const optionId = (index: number) => `${listId}-${index}`;

  const open = (result: SearchResult) => {
    rememberChoice(userId, result);
    onClose();
    void navigate(result.to);
  };
  const moveTo = (index: number) => {
    if (results.length === 0) return;
    const next = (index + results.length) % results.length;
    setActive(next);
    document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' });
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // Enter and arrows belong to the writing system while a word is being composed.
    if (event.nativeEvent.isComposing) return;
    const result = results[chosen];
    if (event.key === 'ArrowDown') moveTo(chosen + 1);
    else if (event.key === 'ArrowUp') moveTo(chosen - 1);
    else if (event.key === 'Enter' && result !== undefined) open(result);
    else return;
    event.preventDefault();
  };
  return (
    <>
      <div className={classes['head']}>
        <TextInput
          data-autofocus
          size="md"
          variant="unstyled"
          className={classes['field'] ?? ''}
          leftSection={<IconSearch size={20} aria-hidden />}
          aria-label={t('title')}
          placeholder={t('placeholder')}
          role="combobox"
          aria-expanded={results.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          {...(results.length > 0 ? { 'aria-activedescendant': optionId(chosen) } : {})}
          autoComplete="off"
          spellCheck={false}
          maxLength={100}
          value={text}
          onChange={(event) => {
            setText(event.currentTarget.value);
            setActive(0);
          }}
          onKeyDown={onKeyDown}
        />
        <CloseButton size={44} iconSize={20} aria-label={t('close')} onClick={onClose} />
      </div>
      <SearchResults
        id={listId}
        text={text}
        results={results}
        chosen={chosen}
        optionId={optionId}
        onPoint={setActive}
        onOpen={open}
      />
    </>
  );
}
