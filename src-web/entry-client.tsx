import { StrictMode, startTransition } from 'react';
import { BrowserRouter } from 'react-router-dom';
import header from '../src-shared/content/en/header.ts';
import { defaultLocale } from '../src-shared/locales.ts';
import { App } from './app.tsx';
import { routeOf } from './routes.tsx';
import './styles/site.css';

const container = document.getElementById('app')!;
const app = (
  <StrictMode>
    <BrowserRouter>
      <App locale={defaultLocale} header={header} />
    </BrowserRouter>
  </StrictMode>
);

// The page's chunk first: React then takes the whole page over in one go, and nothing flashes. React DOM, whose file is there, is
// started as late as this because to read it and to start the app are long tasks already.
routeOf(location.pathname)
  .preload(defaultLocale)
  .then(() => import('react-dom/client'))
  .then(({ createRoot, hydrateRoot }) => {
    // In a transition React takes the page over in steps of five milliseconds.
    if (container.firstElementChild) startTransition(() => void hydrateRoot(container, app));
    else createRoot(container).render(app);
  });
