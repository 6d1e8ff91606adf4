import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { header } from '#shared/content/en/layout.ts';
import type { Locale } from '#shared/locales.ts';
import { paths } from '#shared/paths.ts';
import { Chat } from '#web/chat/chat.tsx';
import { LocaleProvider } from '#web/locale.tsx';
import { useLinks } from '#web/site/layout/navigation.tsx';

/** Renders the chat on a site whose pages are their paths, and opens it. */
export async function openChat(locale: Locale = 'en') {
  render(
    <LocaleProvider value={locale}>
      <MemoryRouter>
        <Links locale={locale} />
        <Routes>
          {Object.values(paths).map((path) => (
            <Route key={path} path={path} element={<h1>{path}</h1>} />
          ))}
        </Routes>
        <Chat label={header.chat} />
      </MemoryRouter>
    </LocaleProvider>,
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: header.chat }));
  return { user, panel: await screen.findByRole('dialog') };
}

function Links({ locale }: { locale: Locale }) {
  useLinks(locale);
  return null;
}
