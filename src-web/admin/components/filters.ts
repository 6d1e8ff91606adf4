import { useSearchParams } from 'react-router-dom';

/** Keeps the filters of a view in the URL, so that the Back button restores them and a link can be shared. */
export function useFilters<Name extends string>(...names: Name[]) {
  const [params, setParams] = useSearchParams();
  const values = Object.fromEntries(names.map((name) => [name, params.get(name) ?? ''])) as Record<Name, string>;
  function set(name: Name, value: string) {
    setParams((before) => {
      const after = new URLSearchParams(before);
      if (value) after.set(name, value);
      else after.delete(name);
      return after;
    });
  }
  const query = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value || undefined]));
  const search = new URLSearchParams(
    Object.entries(values).filter(([, value]) => value) as [string, string][],
  ).toString();
  return { values, set, query: query as Partial<Record<Name, string>>, search };
}
