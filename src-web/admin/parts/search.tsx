import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { admin } from '../../../src-shared/content/en/admin.ts';
import { maxLength } from '../../../src-shared/limits.ts';
import { isComposing } from '../../lib/is-composing.ts';
import { Field, inputClass } from './fields.tsx';
import { useShortcuts } from './shortcuts.ts';

interface SearchProps {
  value: string;
  placeholder: string;
  isPending: boolean;
  onType: (text: string) => void;
  onSearch: () => void;
  onClear: () => void;
  onSettle: () => void;
}

export function Search({ value, placeholder, isPending, onType, onSearch, onClear, onSettle }: SearchProps) {
  const input = useRef<HTMLInputElement>(null);
  const goToFirstRow = useFirstRow(isPending);
  useShortcuts({ '/': () => input.current!.focus() });

  function onKeyDown(event: KeyboardEvent) {
    if (isComposing(event.nativeEvent) || (event.key !== 'Enter' && event.key !== 'Escape')) return;
    event.preventDefault();
    if (event.key === 'Enter') onSearch();
    else if (value) onClear();
    goToFirstRow();
  }

  return (
    <Field label={admin.states.search}>
      <input
        ref={input}
        type="search"
        dir="auto"
        value={value}
        placeholder={placeholder}
        title={admin.states.searchHint}
        maxLength={maxLength.search}
        onChange={({ target }) => onType(target.value)}
        onKeyDown={onKeyDown}
        onBlur={onSettle}
        className={`${inputClass} w-full sm:w-40`}
      />
    </Field>
  );
}

/** Milliseconds in which a list begins to load. */
const start = 50;

function useFirstRow(isPending: boolean): () => void {
  const client = useQueryClient();
  const fetching = useIsFetching();
  const [isWanted, setIsWanted] = useState(false);
  useEffect(() => {
    if (!isWanted || isPending) return;
    const timer = setTimeout(() => {
      if (client.isFetching() > 0) return;
      setIsWanted(false);
      document.querySelector<HTMLElement>('[data-row]')?.focus();
    }, start);
    return () => clearTimeout(timer);
  }, [client, isWanted, isPending, fetching]);
  return () => setIsWanted(true);
}
