import { createRoot } from 'react-dom/client';
import { AdminApp } from './admin-app.tsx';
import './admin.css';

createRoot(document.getElementById('app')!).render(<AdminApp />);
