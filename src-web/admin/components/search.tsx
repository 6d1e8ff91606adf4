import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { maxLength } from '#shared/limits.ts';
import { admin } from '#shared/staff-texts/admin.ts';
import { isComposing } from '../../lib/is-composing.ts';
import { Field, inputClass } from './fields.tsx';
import { useShortcuts } from './shortcuts.ts';

interface SearchProps {
  /** The placeholder says what is searched. */
  isLabelHidden?: boolean;
  value: string;
  placeholder: string;
  isPending: boolean;
  onType: (text: string) => void;
  onSearch: () => void;
  onClear: () => void;
  onSettle: () => void;
}

export function Search({
  isLabelHidden,
  value,
  placeholder,
  isPending,
  onType,
  onSearch,
  onClear,
  onSettle,
}: SearchProps) {
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
    <Field label={admin.states.search} isLabelHidden={isLabelHidden}>
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
        className={`${inputClass} w-full ${isLabelHidden ? '' : 'sm:w-40'} panes:w-full`}
      />
    </Field>
  );
}

/** A list begins to load within this time. */
const startMs = 50;

function useFirstRow(isPending: boolean): () => void {
  const client = useQueryClient();
  const fetching = useIsFetching();
  const [isWanted, setIsWanted] = useState(false);
  useEffect(() => {
    // React renders the rows later than the client has them, and may learn of a request after the client has begun it.
    if (!isWanted || isPending || fetching > 0) return;
    const timer = setInterval(() => {
      if (client.isFetching() > 0) return;
      setIsWanted(false);
      document.querySelector<HTMLElement>('[data-row]')?.focus();
    }, startMs);
    return () => clearInterval(timer);
  }, [client, isWanted, isPending, fetching]);
  return () => setIsWanted(true);
}
