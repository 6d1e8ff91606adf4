import { vi } from 'vitest';

// The files of a project share a process, but no module, so the next one does not get the mocks and stubs of this one.
vi.resetModules();
