import { createRoot } from 'react-dom/client';
import { AdminApp } from './app.tsx';
import './admin.css';
import { applyStoredTheme } from './theme.ts';

applyStoredTheme();
createRoot(document.getElementById('app')!).render(<AdminApp />);
