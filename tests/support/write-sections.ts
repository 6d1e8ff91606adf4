import { mkdir, writeFile } from 'node:fs/promises';
import { siteSections } from '../../scripts/build/knowledge/site-sections.ts';

await mkdir('node_modules/.cache', { recursive: true });
await writeFile('node_modules/.cache/knowledge.json', JSON.stringify(await siteSections()));
