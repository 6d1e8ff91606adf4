import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';

export function CheckList({ items, className }: { items: readonly string[]; className?: string }) {
  return (
    <ul className={classNames('grid gap-1', className)}>
      {items.map((item) => (
        <li key={item} className="flex gap-1.25">
          <Icon name="check" className="mt-0.5 size-2.25 text-accent" />
          <span>{item}</span>
        </li>
      ))}
    </ul>
  );
}
