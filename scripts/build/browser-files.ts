import { build, type Rolldown } from 'vite';

/** Paths in `dist/`. */
export interface BrowserFiles {
  /** The entry, followed by the files that it loads at once. */
  scripts: string[];
  stylesheet: string;
  fonts: string[];
}

/** React and the router have a chunk of their own, which browsers keep from one release to the next. */
export function buildSite(): Promise<BrowserFiles> {
  return bundle(['src-web/entry.ts', 'src-web/hydrate.tsx'], {
    input: { entry: 'src-web/entry.ts' },
    output: {
      codeSplitting: {
        groups: [{ name: 'vendor', test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom)\// }],
      },
    },
  });
}

export function buildAdminArea(): Promise<BrowserFiles> {
  return bundle(['src-web/admin/entry.tsx'], { input: { admin: 'src-web/admin/entry.tsx' } });
}

/** @param startModules the entry and the modules that it loads at once */
async function bundle(
  startModules: [entry: string, ...more: string[]],
  rolldownOptions: Rolldown.RolldownOptions,
): Promise<BrowserFiles> {
  const built = await build({ logLevel: 'warn', build: { rolldownOptions } });
  if (!('output' in built)) throw new Error(`${startModules[0]} must be built once`);
  const chunks = built.output.filter((file) => file.type === 'chunk');
  const startChunks = startModules.map((module) => {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)));
    if (!chunk) throw new Error(`${module} has no script`);
    return chunk;
  });
  const [stylesheet] = startChunks[0]?.viteMetadata?.importedCss ?? [];
  if (!stylesheet) throw new Error(`${startModules[0]} has no stylesheet`);
  const fonts = built.output.map(({ fileName }) => fileName).filter((file) => file.endsWith('.woff2'));
  return { scripts: withImports(startChunks, chunks), stylesheet, fonts };
}

/** The chunks with everything that they import statically. */
function withImports(roots: Rolldown.OutputChunk[], chunks: Rolldown.OutputChunk[]): string[] {
  const files = new Set<string>();
  const add = (chunk: Rolldown.OutputChunk | undefined) => {
    if (!chunk || files.has(chunk.fileName)) return;
    files.add(chunk.fileName);
    for (const file of chunk.imports) add(chunks.find(({ fileName }) => fileName === file));
  };
  roots.forEach(add);
  return [...files];
}
