import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { firstSteps, firstStepTexts as texts } from '#shared/staff-texts/first-steps.ts';
import { safeLocalStorage } from '../../lib/storage.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Panel } from '../components/page.tsx';
import { meQuery } from '../queries.ts';

const storageKey = 'first-steps';

/** Until the name and the signature are there, or the person hides it in this browser. */
export function FirstSteps() {
  const me = useQuery(meQuery).data;
  const [isHidden, setIsHidden] = useState(() => safeLocalStorage.get(storageKey) === 'hidden');
  if (!me || isHidden || (me.name && me.signature)) return null;
  const completed: Partial<Record<string, boolean>> = { name: me.name !== '', signature: me.signature !== '' };
  const steps = firstSteps(me.roles);
  return (
    <div className="mb-3">
      <Panel
        title={texts.title(steps.length)}
        aside={
          <Button
            variant="quiet"
            onClick={() => {
              safeLocalStorage.set(storageKey, 'hidden');
              setIsHidden(true);
            }}
          >
            {texts.hide}
          </Button>
        }
      >
        <ol className="grid gap-x-3 gap-y-1 sm:grid-cols-2 xl:grid-flow-col xl:auto-cols-fr xl:grid-cols-none">
          {steps.map(({ name, to, title, text }, index) => (
            <li key={name} className="flex gap-1">
              <span
                aria-hidden="true"
                className="tabular mt-1 inline-flex size-3 shrink-0 items-center justify-center rounded-full bg-accent-wash text-xs font-semibold text-accent"
              >
                {completed[name] ? <Icon name="check" className="size-2" /> : index + 1}
              </span>
              <div className="min-w-0">
                <Link
                  to={to}
                  className="inline-flex min-h-5.5 items-center text-sm font-semibold text-accent underline underline-offset-4"
                >
                  {title}
                </Link>
                {completed[name] && <span className="sr-only"> {texts.done}</span>}
                <p className="text-xs text-ink-soft">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </Panel>
    </div>
  );
}
