import { useLocation } from 'react-router-dom';
import { brand } from '../../src-shared/brand.ts';
import { shareImagePath } from '../../src-shared/paths.ts';

/** What a page says about itself to tabs, search engines and link previews. */
export interface PageMeta {
  /** Without the brand, which is added. */
  title: string;
  /** One or two sentences, at most some 155 characters. */
  description: string;
}

interface PageHeadProps extends PageMeta {
  /** Not for search engines, and not to be shared. */
  unlisted?: boolean;
}

/** The page's head tags. React moves them to the head, and replaces them when another page comes. */
export function PageHead({ title, description, unlisted }: PageHeadProps) {
  const { pathname } = useLocation();
  const fullTitle = title.includes(brand.name) ? title : `${title} · ${brand.name}`;
  const url = brand.siteUrl + pathname;
  const image = brand.siteUrl + shareImagePath(pathname);
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      {unlisted ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={url} />
          <meta property="og:type" content="website" />
          <meta property="og:site_name" content={brand.name} />
          <meta property="og:title" content={title} />
          <meta property="og:description" content={description} />
          <meta property="og:url" content={url} />
          <meta property="og:image" content={image} />
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
    </>
  );
}
