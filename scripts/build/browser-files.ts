import { build, type Rolldown } from 'vite';

/** A script in `dist/`, by its path there. */
export interface Script {
  file: string;
  /** The files it imports, to be there before it runs. */
  imports: string[];
  stylesheet: string;
}

/** What every page loads, or nearly every. */
const everyPage = new RegExp(
  [
    'src-web/(entry-client|app|routes|pages/landing|chat/chat\\.tsx|sections/(later-blocks|page-hero|products))',
    'src-web/layout/(?!footer|newsletter|pending|prefetch)',
    'src-web/lib/(?!api|use-play)',
    'src-web/ui/(?!modal|quote|stats|tabs)',
    'src-shared/(brand|paths|locales|form-result|content/en/header)',
    'node_modules/react-router',
    'vite/preload-helper',
  ].join('|'),
);

/** Writes what a visitor's browser loads: few files, which compress better than many, and each is a request. */
export function buildSite(): Promise<Script> {
  return bundle('src-web/entry-client.tsx', {
    input: { site: 'src-web/entry-client.tsx' },
    output: {
      codeSplitting: {
        includeDependenciesRecursively: false,
        groups: [
          // Stays the same from one release to the next. Its helpers rolldown keeps out of every group, in a file of their own.
          { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
          { name: 'site', test: everyPage },
          // What only a part of the pages needs, or only after the first interaction.
          { name: 'forms', test: /src-web\/forms/ },
          { name: 'drawings', test: /src-web\/vignettes|use-play-in-view/ },
        ],
      },
      // Chromium then compiles a file where it reads it, beside the page, and not function by function while the file runs.
      postBanner: '//# allFunctionsCalledOnLoad',
    },
  });
}

/** Writes what the browser of a staff member loads, beside the site's files; apart from them, so that neither shapes the other. */
export function buildStaffArea(): Promise<Script> {
  return bundle('src-web/admin/entry.tsx', { input: { admin: 'src-web/admin/entry.tsx' } });
}

async function bundle(entry: string, rolldownOptions: Rolldown.RolldownOptions): Promise<Script> {
  const built = await build({ logLevel: 'warn', build: { rolldownOptions } });
  if (!('output' in built)) throw new Error(`${entry} was to be built once`);
  const chunks = built.output.filter((file) => file.type === 'chunk');
  const script = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(entry)));
  for (const chunk of chunks) {
    if (chunk !== script && chunk.viteMetadata?.importedCss.size)
      throw new Error(`${chunk.fileName}: nothing would load its style; import it in site.css or admin.css`);
  }
  const [stylesheet] = script?.viteMetadata?.importedCss ?? [];
  if (!script || !stylesheet) throw new Error(`${entry} has no script or no stylesheet`);
  return { file: script.fileName, imports: script.imports, stylesheet };
}
