import { createContext, useContext, useState } from 'react';
import type { SampleName, SampleTexts } from '#shared/content/types/blocks.ts';
import { paths } from '#shared/paths.ts';
import { byteOrderMark, type Cell, csvLine } from '#shared/text/csv-line.ts';
import { useHydrated } from '../lib/use-hydrated.ts';
import { Button } from '../ui/button.tsx';
import { ButtonLink } from '../ui/button-link.tsx';
import { Toolbar } from './controls.tsx';
import { sampleFragment } from './sample-link.ts';

interface Stage {
  sample: SampleName;
  texts: SampleTexts['takeAlong'];
}

export const StageContext = createContext<Stage | undefined>(undefined);

interface TakeAlongProps {
  /** The state that a link carries; entries with an empty value are the default and left out. */
  state: Record<string, string>;
  /** The rows of a CSV file, the first with the names of the columns. */
  table?: () => Cell[][];
}

export function TakeAlong({ state, table }: TakeAlongProps) {
  const { sample, texts } = useContext(StageContext)!;
  const [announcement, setSaid] = useState('');
  const isLive = useHydrated();
  const parameters = new URLSearchParams(Object.entries(state).filter(([, value]) => value));

  async function copyLink() {
    history.replaceState(history.state, '', sampleFragment(parameters));
    try {
      await navigator.clipboard.writeText(location.href);
      setSaid(texts.copied);
    } catch {
      setSaid(texts.inAddress);
    }
  }

  function download(rows: Cell[][]) {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([byteOrderMark, ...rows.map(csvLine)], { type: 'text/csv' }));
    link.download = `${sample}.csv`;
    link.click();
    URL.revokeObjectURL(link.href);
  }

  return (
    <Toolbar label={texts.toolbar} className="gap-x-2.5 border-t border-line px-2 py-1 md:px-3">
      <Button variant="quiet" onClick={copyLink}>
        {texts.copy}
      </Button>
      {table && (
        <Button variant="quiet" onClick={() => download(table())}>
          {texts.table}
        </Button>
      )}
      <ButtonLink
        variant="quiet"
        icon="arrow"
        to={`${paths.scheduleDemo}?${demoQuery(sample, isLive ? parameters.toString() : '')}`}
      >
        {texts.demo}
      </ButtonLink>
      <p aria-live="polite" className="text-sm text-ink-soft">
        {announcement}
      </p>
    </Toolbar>
  );
}

function demoQuery(sample: SampleName, state: string): string {
  return new URLSearchParams({ about: 'sample', sample, ...(state && { state }) }).toString();
}
