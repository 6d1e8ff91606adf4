import { brand } from '../../src-shared/brand.ts';
import type { Meta } from '../../src-shared/content/types.ts';
import { isListed, shareImagePath } from '../../src-shared/paths.ts';
import { siteUrl } from '../build-settings.ts';

/** The tags of a page for the document's head, where React hoists them. */
export function PageHead({ path, meta: { title, description } }: { path: string; meta: Meta }) {
  const fullTitle = title.includes(brand.name) ? title : `${title} · ${brand.name}`;
  const url = siteUrl + path;
  const image = siteUrl + shareImagePath(path);
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      {isListed(path) ? (
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
      ) : (
        <meta name="robots" content="noindex" />
      )}
    </>
  );
}
