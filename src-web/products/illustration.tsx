import type { IllustrationContent, IllustrationName } from '#shared/content/types/blocks.ts';
import { classNames } from '../ui/class-names.ts';
import { AuditDrawing } from './ai-auditor/illustration.tsx';
import { AnalystDrawing } from './ai-data-analyst/illustration.tsx';
import type { Drawing } from './drawing.tsx';
import { IdentityDrawing } from './id-verification/illustration.tsx';
import { AgentDrawing } from './lagentry/illustration.tsx';
import { MarketDrawing } from './marketeye/illustration.tsx';
import { BasketDrawing } from './uae-ecommerce-aggregator/illustration.tsx';

const drawings: Record<IllustrationName, Drawing> = {
  agent: AgentDrawing,
  audit: AuditDrawing,
  identity: IdentityDrawing,
  market: MarketDrawing,
  analyst: AnalystDrawing,
  basket: BasketDrawing,
};

export function Illustration({ content, className }: { content: IllustrationContent; className?: string }) {
  const Draw = drawings[content.name];
  return (
    <svg
      role="img"
      aria-label={content.label}
      viewBox="0 0 360 216"
      className={classNames('illustration w-full rounded border border-line bg-raised', className)}
    >
      <Draw labels={content.labels} />
    </svg>
  );
}
