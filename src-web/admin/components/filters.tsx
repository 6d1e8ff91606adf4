import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { defaultLocale, type Locale } from '#shared/locales.ts';
import { admin } from '#shared/staff-texts/admin.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Select } from './fields.tsx';

const { language, languages } = admin.states;
const typingPauseMs = 250;

/**
 * Keeps a view's filters in the URL, so that Back restores them and a link can be shared. Text typed in one go into the
 * search box (filter `q`) is one history entry, however often it is searched.
 */
export function useFilters<Name extends string>(...names: Name[]) {
  const [params, setParams] = useSearchParams();
  const { key, state } = useLocation();
  /** `at`: the history entry in which it was typed, until it is searched. `sentAt`: the one from which it was searched. */
  const [typed, setTyped] = useState<{ text: string; at?: string; sentAt?: string }>();
  const isTyping = useRef(false);
  const values = Object.fromEntries(names.map((name) => [name, params.get(name) ?? ''])) as Record<Name, string>;
  const searched = params.get('q') ?? '';
  // Once the address has changed, what was typed before is no longer wanted, unless its own search changed it meanwhile.
  const isWanted = typed?.at === key || (typed?.at !== undefined && typed.at === state?.searchedFrom);
  const isPending = isWanted && typed.text.trim() !== searched;

  function apply(changes: Record<string, string>, fromTyping: boolean) {
    const after = new URLSearchParams(params);
    for (const [name, value] of Object.entries(isPending ? { q: typed.text.trim(), ...changes } : changes)) {
      if (value) after.set(name, value);
      else after.delete(name);
    }
    const replace = fromTyping && isTyping.current && Boolean(state?.searchedFrom);
    isTyping.current = fromTyping;
    setTyped({ text: typed?.text ?? '', sentAt: key });
    setParams(after, { replace, state: fromTyping ? { ...state, searchedFrom: key } : undefined });
  }

  const search = useEffectEvent(() => apply({}, true));
  useEffect(() => {
    if (!isPending || typed === undefined) return;
    const timer = setTimeout(() => search(), typingPauseMs);
    return () => clearTimeout(timer);
  }, [isPending, typed]);

  const setAll = (changes: Partial<Record<Name, string>>) => apply(changes as Record<string, string>, false);
  const control = (name: Name) => ({
    value: values[name],
    onChange: (value: string) => apply({ [name]: value }, false),
  });
  const typing = {
    value: typed && (isPending || typed.text.trim() === searched) ? typed.text : searched,
    onType: (text: string) => setTyped({ text, at: key }),
    isPending: isPending || typed?.sentAt === key,
    onSearch: () => {
      if (isPending) apply({}, true);
    },
    onClear: () => apply({ q: '' }, true),
    onSettle: () => {
      isTyping.current = false;
    },
  };
  const query = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value || undefined]));
  // Only the names are checked: an address may hold any value, and the server refuses a wrong one.
  return { values, control, setAll, typing, query: query as Partial<Record<Name, never>>, search: searchOf(values) };
}

interface FilterBarProps {
  search?: ReactNode;
  /** The number of filters in `children` that are set. */
  active: number;
  children: ReactNode;
}

/** On a phone the filters are behind one button. */
export function FilterBar({ search, active, children }: FilterBarProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <search className="mb-2 flex flex-wrap items-end gap-1 sm:gap-1.5">
      {search && <div className="min-w-0 flex-1 sm:flex-none panes:flex-1">{search}</div>}
      <Button
        variant="secondary"
        className="sm:hidden panes:inline-flex"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        {admin.states.filters(active)}
      </Button>
      <div
        className={classNames(
          'flex-wrap items-end gap-1.5 sm:contents',
          isOpen ? 'flex w-full panes:flex' : 'hidden panes:hidden',
        )}
      >
        {children}
      </div>
    </search>
  );
}

export function searchOf(values: Record<string, string>): string {
  return new URLSearchParams(Object.entries(values).filter(([, value]) => value)).toString();
}

export function LanguageBadge({ locale }: { locale: Locale }) {
  return locale === defaultLocale ? null : <Badge tone="accent">{languages[locale]}</Badge>;
}

export function LanguageSelect({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  return <Select label={language} value={value} options={languages} onChange={onChange} />;
}
