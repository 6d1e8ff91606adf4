import { resolve } from 'node:path';
import { build, type Rolldown } from 'vite';
import { type Locale, locales } from '#shared/locales.ts';

interface SiteFiles {
  scripts: (locale: Locale, modules: string[]) => string[];
  /** Those of Joe's panel. */
  chat: (locale: Locale) => string[];
  atRest: string;
  earlyIsland: string;
  stylesheet: string;
  font: string;
}

/** The notices of what visitors' browsers run; the staff area has its own. */
export const licensesFile = 'licenses.md';

const vendor = /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom)\//;

export async function buildSite(): Promise<SiteFiles> {
  const files = await bundle('src-web/site/entry.ts', licensesFile, {
    input: {
      entry: 'src-web/site/entry.ts',
      'at-rest': 'src-web/site/at-rest.ts',
      'early-island': 'src-web/site/early-island.ts',
    },
    output: {
      codeSplitting: {
        groups: [
          withImportsOf(['src-web/site/at-rest.ts'], 'rest'),
          { name: 'vendor', test: vendor },
          // The layouts of both languages need the company: among the texts of one, the other would load that one's.
          withImportsOf(['src-web/site/hydrate.tsx', 'src-shared/site/company.ts'], 'start'),
          // Modules that several pages share.
          { name: 'shared', test: /src-web\/(ui|lib)\//, minShareCount: 3 },
          { name: 'forms', test: /src-web\/forms\/|src-shared\/(booking|time)\//, minShareCount: 3 },
          ...locales.map((locale) => withImportsOf([`src-shared/content/${locale}/layout.ts`], `texts-${locale}`)),
          // Figures and phrases that several texts use, each below a kilobyte.
          { name: 'facts', test: /src-shared\/(site\/(claims|commitments|plans)|content\/format-price)\.ts$/ },
          ...locales.map((locale) => ({
            name: `facts-${locale}`,
            test: new RegExp(`src-shared/content/${locale}/(commitments|estimator)\\.ts$`),
          })),
        ],
      },
    },
  });
  const [font, ...otherFonts] = files.fonts;
  if (!font || otherFonts.length > 0) throw new Error(`The stylesheet must have one font, not ${files.fonts.length}`);
  return {
    scripts: (locale, modules) => files.startScripts([`src-shared/content/${locale}/layout.ts`, ...modules]),
    chat: (locale) => files.startScripts(['src-web/chat/chat-panel.tsx', `src-shared/content/${locale}/chat.ts`]),
    atRest: files.scriptOf('src-web/site/at-rest.ts'),
    earlyIsland: files.scriptOf('src-web/site/early-island.ts'),
    stylesheet: files.stylesheet,
    font,
  };
}

interface AdminFiles {
  script: string;
  /** Those of the frame and of a section. */
  imports: (section: string) => string[];
  stylesheet: string;
}

export async function buildAdminArea(): Promise<AdminFiles> {
  const files = await bundle('src-web/admin/entry.tsx', 'licenses-admin.md', {
    input: { admin: 'src-web/admin/entry.tsx' },
    output: {
      codeSplitting: {
        groups: [withImportsOf(['src-web/admin/shell.tsx'], 'shell')],
      },
    },
  });
  const [script = ''] = files.startScripts([]);
  const imports = (section: string) => files.startScripts([`src-web/admin/sections/${section}.tsx`]).slice(1);
  return { script, imports, stylesheet: files.stylesheet };
}

/** One file for the modules that every page loads: separate chunks would be two dozen requests. */
function withImportsOf(roots: string[], name: string): Rolldown.CodeSplittingGroup {
  let modules: Set<string> | undefined;
  return {
    debugName: name,
    name(module, context) {
      modules ??= staticImports(
        roots.map((root) => resolve(root)),
        context,
      );
      return modules.has(module) ? name : null;
    },
  };
}

function staticImports(roots: string[], context: Rolldown.ChunkingContext): Set<string> {
  const modules = new Set<string>();
  const add = (module: string) => {
    if (modules.has(module)) return;
    modules.add(module);
    context.getModuleInfo(module)?.importedIds.forEach(add);
  };
  roots.forEach(add);
  return modules;
}

async function bundle(entry: string, license: string, rolldownOptions: Rolldown.RolldownOptions) {
  const built = await build({ logLevel: 'warn', build: { rolldownOptions, license: { fileName: license } } });
  if (!('output' in built)) throw new Error(`${entry} must be built once`);
  const chunks = built.output.filter((file) => file.type === 'chunk');
  function chunkOf(module: string): Rolldown.OutputChunk {
    // A module that a group has taken also has a chunk of one line, which an `import()` loads and which imports the group's.
    const chunk =
      chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(module)) ??
      chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)));
    if (!chunk) throw new Error(`${module} has no script`);
    return chunk;
  }
  const [stylesheet] = chunkOf(entry).viteMetadata?.importedCss ?? [];
  if (!stylesheet) throw new Error(`${entry} has no stylesheet`);
  const others = chunks.filter((chunk) => chunk !== chunkOf(entry) && chunk.viteMetadata?.importedCss.size);
  if (others.length > 0) throw new Error(`${others.map(({ name }) => name)}: there may be only one stylesheet`);
  return {
    scriptOf: (module: string) => chunkOf(module).fileName,
    startScripts: (modules: string[]) => withImports([entry, ...modules].map(chunkOf), chunks),
    stylesheet,
    fonts: built.output.map(({ fileName }) => fileName).filter((file) => file.endsWith('.woff2')),
  };
}

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
