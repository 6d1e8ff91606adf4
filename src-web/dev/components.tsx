import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { makeQueryClient } from '../admin/queries.ts';
import { applyTheme } from '../admin/theme.ts';
import { AdminExamples } from './admin-examples.tsx';
import { ChatExamples } from './chat-examples.tsx';
import { FormExamples } from './form-examples.tsx';
import { UiExamples } from './ui-examples.tsx';
import './components.css';

const parameters = new URLSearchParams(location.search);
const direction = parameters.get('dir') ?? 'ltr';
const theme = parameters.get('theme');

function BothThemes() {
  return (
    <div className="grid h-dvh grid-cols-2">
      {['light', 'dark'].map((theme) => (
        <iframe
          key={theme}
          title={`Components, ${theme}`}
          src={`/dev/components?theme=${theme}&dir=${direction}`}
          className="size-full border-0"
        />
      ))}
    </div>
  );
}

function Preview() {
  return (
    <MemoryRouter>
      <main className="grid gap-6 p-3">
        <h1 className="text-title">Components</h1>
        <UiExamples />
        <FormExamples />
        <ChatExamples />
        <QueryClientProvider client={makeQueryClient()}>
          <AdminExamples />
        </QueryClientProvider>
      </main>
    </MemoryRouter>
  );
}

document.documentElement.dir = direction;
if (theme) applyTheme(theme === 'dark' ? 'dark' : 'light');
createRoot(document.getElementById('app')!).render(theme ? <Preview /> : <BothThemes />);
