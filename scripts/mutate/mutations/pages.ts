import type { MutatedFile } from '../mutation.ts';

/** Contents and links of the built pages. */
export const pages: MutatedFile[] = [
  {
    file: 'src-shared/content/en/pages/home.ts',
    tests: 'promises blocks',
    promises: {
      'home has six feature cards': ['    ...whyUs,', '    ...whyUs,\n    items: whyUs.items.slice(1),'],
    },
  },
  {
    file: 'src-shared/content/en/plans-with.ts',
    tests: 'promises plan-promises',
    promises: {
      'a sentence names the plans that export the log': ["'on Scale and Enterprise'", "'at any time'"],
    },
  },
  {
    file: 'src-shared/site/plans.ts',
    tests: 'promises plan-promises blocks',
    promises: {
      'approval is in every plan': ["approval: 'starter'", "approval: 'growth'"],
      'single sign-on begins with Scale': ["singleSignOn: 'scale'", "singleSignOn: 'growth'"],
    },
  },
  {
    file: 'scripts/build/knowledge/cut-page.ts',
    tests: 'promises joined-words',
    promises: {
      'Joe reads a cell with the name of its column': ['cells.length === 1', 'cells.length > 0'],
    },
  },
  {
    file: 'src-shared/content/en/pages/home.ts',
    tests: 'promises actions',
    promises: {
      'Start Building Now leads to the demo form': [
        "{ label: 'Start Building Now', to: paths.scheduleDemo }",
        "{ label: 'Start Building Now', to: paths.products }",
      ],
    },
  },
  {
    file: 'src-web/site/sections/product-grid.tsx',
    tests: 'promises blocks',
    promises: {
      'home has six products with four features each': [
        'items={product.features}',
        'items={product.features.slice(1)}',
      ],
    },
  },
  {
    file: 'src-shared/content/en/pages/company.ts',
    tests: 'promises actions',
    promises: {
      'Get Custom Solution leads to the demo form': [
        "{ label: 'Get Custom Solution', to: paths.scheduleDemo }",
        "{ label: 'Get Custom Solution', to: paths.partner }",
      ],
    },
  },
  {
    file: 'src-shared/content/en/layout.ts',
    tests: 'promises frame',
    promises: {
      "the footer's industries lead to the enterprise page": [
        "{ label: 'Healthcare', to: paths.enterprise }",
        "{ label: 'Healthcare', to: paths.company }",
      ],
      'the header has a menu Solutions with four pages': [
        "        { label: 'Researchers', note: 'Working papers and joint projects', to: paths.researchers },\n",
        '',
      ],
    },
  },
  {
    file: 'src-web/ui/button.tsx',
    tests: 'promises actions',
    promises: {
      'links to the hosted app open a new tab': ["{ target: '_blank', rel: 'noopener' }", '{}'],
    },
  },
  {
    file: 'src-web/site/layout/footer.tsx',
    tests: 'promises frame',
    promises: {
      'social links open a new tab': ["{ target: '_blank', rel: 'noopener' }", '{}'],
    },
  },
  {
    file: 'src-shared/site/plans.ts',
    tests: 'promises blocks',
    promises: {
      'the Growth plan is the most popular': ['popular: true', 'popular: false'],
      'Scale costs $199 a month': ['amount: 199', 'amount: 299'],
    },
  },
  {
    file: 'src-shared/site/claims.ts',
    tests: 'promises blocks',
    promises: {
      'the compliance score is 98.5 %': ["complianceScore: '98.5%'", "complianceScore: '89.5%'"],
    },
  },
  {
    file: 'src-shared/content/en/pages/products/ai-auditor.ts',
    tests: 'promises blocks',
    promises: {
      'AI Auditor covers six standards': ["        { label: 'PCI DSS', note: 'card payments' },\n", ''],
    },
  },
  {
    file: 'src-shared/site/jobs.ts',
    tests: 'promises blocks',
    promises: {
      'the AI Engineer position asks for 3-7 years': ["experience: '3-7'", "experience: '2-7'"],
    },
  },
  {
    file: 'src-shared/content/ar/pages/home.ts',
    tests: 'promises languages',
    promises: {
      'the Arabic pages lead to the places of the English ones': ['to: paths.partner }', 'to: paths.careers }'],
    },
  },
  {
    file: 'src-web/site/layout/page-head.tsx',
    tests: 'promises languages',
    promises: {
      'each page names its address in the other language': ['rel="alternate" hrefLang={hreflang}', 'rel="alternate"'],
    },
  },
  {
    file: 'src-worker/http/security-headers.ts',
    tests: 'promises headers',
    promises: {
      'static pages may not be framed': ["    'frame-ancestors': [\"'none'\"],\n", ''],
      'static pages are not sniffed for another type': ["    'X-Content-Type-Options': 'nosniff',\n", ''],
    },
  },
];
