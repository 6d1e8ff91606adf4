import type { EnterpriseSceneContent } from '#shared/content/en/scenes/enterprise.ts';
import { Icon, type IconName } from '../../ui/icon.tsx';

const icons: IconName[] = ['people', 'spark', 'search', 'building'];

export default function EnterpriseScene({ content }: { content: EnterpriseSceneContent }) {
  return (
    <figure className="scene rounded-lg border-2 border-dashed border-amber-bright/60 bg-night/40 p-2">
      <figcaption className="mb-1.5 flex items-center gap-1 text-sm text-amber-bright">
        <Icon name="lock" className="size-2.25" />
        {content.region}
      </figcaption>
      <ol className="grid gap-1">
        {content.layers.map(({ title, text }, index) => (
          <li
            key={title}
            className={`il-appear il-${index + 2} flex items-center gap-1.5 rounded border border-night-line bg-night-raised px-2 py-1.5`}
          >
            <Icon name={icons[index]!} className="size-3 text-amber-bright" />
            <span>
              <span className="block text-sm font-semibold">{title}</span>
              <span className="text-xs text-starlight-soft">{text}</span>
            </span>
          </li>
        ))}
      </ol>
    </figure>
  );
}
