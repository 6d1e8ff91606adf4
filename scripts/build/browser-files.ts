import { build, type Rolldown } from 'vite';

/** A script with what it loads, by paths in `dist/`. */
export interface Script {
  /** The file to start, and after it those that it loads at once. */
  scripts: string[];
  stylesheet: string;
  fonts: string[];
}

/** Writes what a visitor's browser loads. React and the router have a file of their own, the same from one release to the next. */
export function buildSite(): Promise<Script> {
  return bundle(['src-web/entry.ts', 'src-web/hydrate.tsx'], {
    input: { entry: 'src-web/entry.ts' },
    output: {
      codeSplitting: {
        groups: [{ name: 'vendor', test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom)\// }],
      },
    },
  });
}

/** Writes what the browser of a staff member loads, beside the site's files and apart from them. */
export function buildAdminArea(): Promise<Script> {
  return bundle(['src-web/admin/entry.tsx'], { input: { admin: 'src-web/admin/entry.tsx' } });
}

/** @param started the entry, and the modules that it loads at once */
async function bundle(
  started: [entry: string, ...more: string[]],
  rolldownOptions: Rolldown.RolldownOptions,
): Promise<Script> {
  const built = await build({ logLevel: 'warn', build: { rolldownOptions } });
  if (!('output' in built)) throw new Error(`${started[0]} was to be built once`);
  const chunks = built.output.filter((file) => file.type === 'chunk');
  const startedChunks = started.map((module) => {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)));
    if (!chunk) throw new Error(`${module} has no script`);
    return chunk;
  });
  const [stylesheet] = startedChunks[0]?.viteMetadata?.importedCss ?? [];
  if (!stylesheet) throw new Error(`${started[0]} has no stylesheet`);
  const fonts = built.output.map(({ fileName }) => fileName).filter((file) => file.endsWith('.woff2'));
  return { scripts: withImports(startedChunks, chunks), stylesheet, fonts };
}

/** Chunks and all that they import, each once. */
function withImports(started: Rolldown.OutputChunk[], chunks: Rolldown.OutputChunk[]): string[] {
  const files = new Set<string>();
  const add = (chunk: Rolldown.OutputChunk | undefined) => {
    if (!chunk || files.has(chunk.fileName)) return;
    files.add(chunk.fileName);
    for (const file of chunk.imports) add(chunks.find(({ fileName }) => fileName === file));
  };
  started.forEach(add);
  return [...files];
}
