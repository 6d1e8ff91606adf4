import { classNames } from './class-names.ts';
import { Icon, type IconName } from './icon.tsx';

export function IconTile({ name, className }: { name: IconName; className?: string }) {
  return (
    <span
      className={classNames(
        'inline-flex size-6 items-center justify-center rounded bg-accent-wash text-accent',
        className,
      )}
    >
      <Icon name={name} />
    </span>
  );
}
