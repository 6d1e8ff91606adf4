import { formatPrice } from '#shared/content/format-price.ts';
import type { EnterpriseOffer, PlansBlock, PriceLabels } from '#shared/content/types/blocks.ts';
import { approximateDirhams, type Price } from '#shared/site/plans.ts';
import { Badge } from '../../ui/badge.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Card } from '../../ui/card.tsx';
import { Icon } from '../../ui/icon.tsx';
import { PageLink } from '../../ui/page-link.tsx';
import { Section } from '../../ui/section.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';

export function Plans({
  id,
  opens,
  about,
  title,
  lead,
  plans,
  priceLabels,
  popularLabel,
  action,
  more,
  enterprise,
}: Omit<PlansBlock, 'kind'>) {
  return (
    <Section id={id}>
      {opens ? <h2 className="sr-only">{title}</h2> : <SectionHeading about={about} title={title} lead={lead} />}
      <ul
        className={`print-columns grid items-start gap-1.5 md:gap-3 ${enterprise ? 'md:grid-cols-2 xl:grid-cols-4' : 'lg:grid-cols-3'}`}
      >
        {plans.map((plan) => (
          <Card
            key={plan.id}
            id={plan.id}
            as="li"
            className={`flex h-full flex-col max-md:p-2 ${plan.popular ? 'border-amber shadow-mid outline-1 outline-amber' : ''}`}
          >
            <div className="flex min-h-4 items-center justify-between gap-2">
              <h3 className="text-subheading">{plan.name}</h3>
              {plan.popular && <Badge tone="amber">{popularLabel}</Badge>}
            </div>
            <PriceLine price={plan.price} labels={priceLabels} />
            <p className="text-ink-soft md:mt-1">{plan.description}</p>
            <PlanFeatures items={plan.features} />
            <ButtonLink
              to={`${action.to}?about=${plan.id}`}
              variant={plan.popular ? 'primary' : 'secondary'}
              className="mt-auto print:hidden"
            >
              {action.label} {plan.name}
            </ButtonLink>
          </Card>
        ))}
        {enterprise && <EnterpriseCard {...enterprise} />}
      </ul>
      {more && (
        <p className="mt-3">
          <PageLink to={more.to} className="font-medium text-accent underline">
            {more.label}
          </PageLink>
        </p>
      )}
    </Section>
  );
}

function EnterpriseCard({ name, price, description, features, action }: EnterpriseOffer) {
  return (
    <Card id="enterprise" as="li" className="flex h-full flex-col max-md:p-2">
      <div className="flex min-h-4 items-center">
        <h3 className="text-subheading">{name}</h3>
      </div>
      <p className="text-title font-semibold md:mt-2 md:min-h-10">{price}</p>
      <p className="text-ink-soft md:mt-1">{description}</p>
      <PlanFeatures items={features} />
      <ButtonLink to={action.to} variant="secondary" className="mt-auto print:hidden">
        {action.label}
      </ButtonLink>
    </Card>
  );
}

function PriceLine({ price, labels }: { price: Price; labels: PriceLabels }) {
  const { amount, period } = formatPrice(price, labels);
  return (
    <div className="max-md:flex max-md:flex-wrap max-md:items-baseline max-md:gap-x-1.5 md:mt-2 md:min-h-10">
      <p className="flex items-baseline gap-1">
        <bdi className="tabular text-title font-semibold">{amount}</bdi>
        {period && <span className="text-sm text-ink-soft">{period}</span>}
      </p>
      {period && <p className="tabular text-sm text-ink-soft">{labels.dirhams(approximateDirhams(price.amount))}</p>}
    </div>
  );
}

/** On a phone one running line: the table below has them in rows. */
function PlanFeatures({ items }: { items: readonly string[] }) {
  return (
    <ul className="mt-1 mb-1.5 max-md:text-sm md:mt-3 md:mb-4 md:grid md:gap-1">
      {items.map((item) => (
        <li key={item} className="max-md:inline max-md:not-last:after:[content:'_·_'] md:flex md:gap-1.25">
          <Icon name="check" className="mt-0.5 size-2.25 text-accent max-md:hidden" />
          <span>{item}</span>
        </li>
      ))}
    </ul>
  );
}
