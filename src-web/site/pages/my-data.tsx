import type { MyDataContent } from '#shared/content/en/pages/my-data.ts';
import { myDataElementId } from '#shared/forms/element-ids.ts';
import { whatsappAddress } from '#shared/site/whatsapp.ts';
import { retentionDays } from '../../build-settings.ts';
import { Card } from '../../ui/card.tsx';
import { CheckList } from '../../ui/check-list.tsx';
import { Hero } from '../../ui/hero.tsx';
import { Section } from '../../ui/section.tsx';
import { Island } from '../island.tsx';
import MyData from '../islands/my-data.tsx';

export default function MyDataPage({ content }: { content: MyDataContent }) {
  const { shows, joe } = content;
  return (
    <div id={myDataElementId}>
      <Hero eyebrow={content.eyebrow} title={content.title} lead={content.lead} />
      <Section className="grid items-start gap-5 lg:grid-cols-[7fr_4fr] lg:gap-8">
        <Card className="shadow-mid md:p-5">
          <Island name="my-data">
            <MyData texts={{ myDataForm: content.form }} />
          </Island>
        </Card>
        <div className="grid gap-5">
          <section id="shows">
            <h2 className="mb-2 text-subheading">{shows.title}</h2>
            <CheckList items={shows.items} />
          </section>
          <section id="joe" className="rounded bg-sand p-3">
            <h2 className="text-subheading">{joe.title}</h2>
            <p className="mt-0.5 text-sm text-ink-soft">{joe.text(retentionDays.chat)}</p>
            {whatsappAddress && (
              <p className="mt-1 text-sm text-ink-soft">
                {joe.whatsapp.before}
                <a
                  href={`${whatsappAddress}?text=${encodeURIComponent(joe.whatsapp.message)}`}
                  target="_blank"
                  rel="noopener"
                  className="text-accent underline underline-offset-4"
                >
                  {joe.whatsapp.link}
                </a>
                {joe.whatsapp.after}
              </p>
            )}
          </section>
        </div>
      </Section>
    </div>
  );
}
