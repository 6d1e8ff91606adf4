import { vi } from 'vitest';

// The files of a project share a process, but no module: what one has mocked or stubbed is not there for the next.
vi.resetModules();
