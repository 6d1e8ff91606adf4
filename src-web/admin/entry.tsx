import { createRoot } from 'react-dom/client';
import { AdminApp } from './app.tsx';
import './admin.css';

createRoot(document.getElementById('app')!).render(<AdminApp />);
