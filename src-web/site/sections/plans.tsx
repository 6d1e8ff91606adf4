import { formatPrice } from '#shared/content/format-price.ts';
import type { PlansBlock, PriceLabels } from '#shared/content/types/blocks.ts';
import type { Price } from '#shared/site/plans.ts';
import { Badge } from '../../ui/badge.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Card } from '../../ui/card.tsx';
import { CheckList } from '../../ui/check-list.tsx';
import { Section } from '../../ui/section.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';

export function Plans({
  id,
  background,
  eyebrow,
  title,
  lead,
  plans,
  priceLabels,
  popularLabel,
  action,
}: Omit<PlansBlock, 'kind'>) {
  return (
    <Section id={id} background={background}>
      <SectionHeading eyebrow={eyebrow} title={title} lead={lead} />
      <ul className="grid items-start gap-3 lg:grid-cols-3">
        {plans.map((plan) => (
          <Card
            key={plan.id}
            id={plan.id}
            as="li"
            className={`flex h-full flex-col ${plan.popular ? 'border-amber shadow-mid outline-1 outline-amber' : ''}`}
          >
            <div className="flex min-h-4 items-center justify-between gap-2">
              <h3 className="text-subheading">{plan.name}</h3>
              {plan.popular && <Badge tone="amber">{popularLabel}</Badge>}
            </div>
            <PriceLine price={plan.price} labels={priceLabels} />
            <p className="mt-1 text-ink-soft">{plan.description}</p>
            <CheckList items={plan.features} className="mt-3 mb-4" />
            <ButtonLink
              to={`${action.to}?about=${plan.id}`}
              variant={plan.popular ? 'primary' : 'secondary'}
              className="mt-auto"
            >
              {action.label} {plan.name}
            </ButtonLink>
          </Card>
        ))}
      </ul>
    </Section>
  );
}

function PriceLine({ price, labels }: { price: Price; labels: PriceLabels }) {
  const { amount, period } = formatPrice(price, labels);
  return (
    <p className="mt-2 flex items-baseline gap-1">
      <bdi className="tabular text-title font-semibold">{amount}</bdi>
      {period && <span className="text-sm text-ink-soft">{period}</span>}
    </p>
  );
}
