import type { KeepApplicationContent } from '#shared/content/en/pages/keep-application.ts';
import { keepElementId } from '#shared/forms/element-ids.ts';
import { LinkPage } from '../sections/link-page.tsx';

export default function KeepApplicationPage({ content }: { content: KeepApplicationContent }) {
  return <LinkPage id={keepElementId} content={content} />;
}
