import { createRoot } from 'react-dom/client';
import { StaffApp } from './staff-app.tsx';
import './admin.css';

createRoot(document.getElementById('app')!).render(<StaffApp />);
