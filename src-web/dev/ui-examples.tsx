import { useState } from 'react';
import { brand } from '#shared/brand.ts';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { ButtonLink } from '../ui/button-link.tsx';
import { Card } from '../ui/card.tsx';
import { CheckList } from '../ui/check-list.tsx';
import { ClosedLine, ClosedNote } from '../ui/closed-note.tsx';
import { ContactLines } from '../ui/contact-lines.tsx';
import { Container } from '../ui/container.tsx';
import { Eyebrow } from '../ui/eyebrow.tsx';
import { FieldError, FieldLabel, inputClass } from '../ui/field.tsx';
import { FormAside } from '../ui/form-aside.tsx';
import { Hero } from '../ui/hero.tsx';
import { Icon, type IconName, icons } from '../ui/icon.tsx';
import { KhatamMark } from '../ui/khatam-mark.tsx';
import { LoadFailure } from '../ui/load-failure.tsx';
import { Modal } from '../ui/modal.tsx';
import { LatestNews, NewsArticle, NewsOpening } from '../ui/news.tsx';
import { NightSky } from '../ui/night-sky.tsx';
import { PageLink } from '../ui/page-link.tsx';
import { Section } from '../ui/section.tsx';
import { SectionHeading } from '../ui/section-heading.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { Example, ExampleGroup } from './example.tsx';

const iconNames = Object.keys(icons) as IconName[];
const tones = ['neutral', 'accent', 'caution', 'success', 'danger', 'info', 'amber'] as const;
const steps = [
  { title: 'First step', text: 'What happens first.' },
  { title: 'Second step', text: 'What happens next.' },
];
const points = ['A short point', 'A longer point that needs a second line in a narrow column of the page'];

export function UiExamples() {
  return (
    <ExampleGroup title="ui">
      <ButtonExamples />
      <NewsExamples />
      <Example row name="Badge, every tone">
        {tones.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
      </Example>
      <Example row name="Icon, every name">
        {iconNames.map((name) => (
          <Icon key={name} name={name} />
        ))}
      </Example>
      <Example row name="KhatamMark">
        <KhatamMark className="size-4 text-accent" />
      </Example>
      <Example name="Eyebrow">
        <Eyebrow>Eyebrow</Eyebrow>
      </Example>
      <Example name="Eyebrow, night" night>
        <Eyebrow night>Eyebrow</Eyebrow>
      </Example>
      <Example name="FieldLabel, inputClass, FieldError">
        <FieldLabel htmlFor="example-field">A field</FieldLabel>
        <input id="example-field" aria-invalid aria-describedby="example-error" className={inputClass} />
        <FieldError id="example-error">What is wrong with it.</FieldError>
      </Example>
      <Example name="Card">
        <Card>A card</Card>
      </Example>
      <Example name="Card, lifts">
        <Card lifts>A card that lifts under the pointer</Card>
      </Example>
      <Example name="CheckList">
        <CheckList items={points} />
      </Example>
      <Example name="Tabs">
        <Tabs
          label="Tabs"
          tabs={[
            { id: 'first-tab', label: 'First', panel: 'The first panel' },
            { id: 'second-tab', label: 'Second', panel: 'The second panel' },
          ]}
        />
      </Example>
      <ModalExample />
      <Example row name="LoadFailure">
        <LoadFailure
          content={{ failure: 'It could not be loaded.', retry: 'Try again' }}
          variant="secondary"
          onRetry={() => {}}
        />
      </Example>
      <Example name="ClosedNote and ClosedLine">
        <ClosedNote title="This position is closed" text="We take no applications for it at the moment." />
        <ClosedLine title="This position is closed" />
      </Example>
      <Example name="FormAside">
        <FormAside
          next={{ title: 'What happens next', steps }}
          highlights={{ title: 'Highlights', items: points }}
          contact={{
            title: 'Contact',
            text: 'Write or call.',
            place: `${brand.city}, ${brand.country}`,
            whatsapp: 'WhatsApp',
          }}
          reach={{ ...brand, whatsapp: 'https://wa.me/971500000000' }}
        />
      </Example>
      <Example name="ContactLines">
        <ContactLines contact={{ place: `${brand.city}, ${brand.country}`, whatsapp: 'WhatsApp' }} reach={brand} />
      </Example>
      <Example name="SectionHeading">
        <SectionHeading title="A section" lead="The lead of the section." />
      </Example>
      {(['paper', 'sand'] as const).map((background) => (
        <Example key={background} name={`Section, ${background}`}>
          <Section background={background}>A section on {background}</Section>
        </Example>
      ))}
      <Example name="NightSky with Container">
        <NightSky>
          <Container className="py-4">A container on the night sky</Container>
        </NightSky>
      </Example>
      <Example name="Hero">
        <Hero eyebrow="Eyebrow" title="A hero" lead="The lead of the hero." />
      </Example>
      <Example name="Hero, grand, with two lines">
        <Hero grand title={['A grand hero', 'With two lines']} lead="The lead of the hero." />
      </Example>
    </ExampleGroup>
  );
}

function ButtonExamples() {
  const variants = ['primary', 'secondary', 'quiet', 'danger'] as const;
  return (
    <>
      {[false, true].map((night) => (
        <Example row key={String(night)} name={night ? 'Button, night' : 'Button'} night={night}>
          {variants.map((variant) => (
            <Button key={variant} variant={variant} night={night}>
              {variant}
            </Button>
          ))}
          <Button night={night} disabled>
            disabled
          </Button>
          <Button night={night} size="large" icon="arrow">
            large, icon
          </Button>
        </Example>
      ))}
      <Example row name="PageLink">
        <PageLink to="/careers" className="text-accent underline">
          A page
        </PageLink>
      </Example>
      <Example row name="ButtonLink, to a page and to another site">
        <ButtonLink to="/careers" icon="arrow">
          A page
        </ButtonLink>
        <ButtonLink to="https://example.com" variant="secondary" icon="external">
          Another site
        </ButtonLink>
      </Example>
    </>
  );
}

const newsItem = {
  title: 'A headline',
  lead: 'What it is about.',
  time: '2026-03-04T08:00:00.000Z',
  day: '4 March 2026',
};
const newsLink = { label: 'All news', href: '/news' };

function NewsExamples() {
  return (
    <>
      <Example name="LatestNews, NewsList">
        <LatestNews title="News" all={newsLink} items={[{ ...newsItem, href: '/news/a' }]} />
      </Example>
      <Example name="NewsArticle">
        <NewsOpening eyebrow="News" {...newsItem} />
        <NewsArticle
          {...newsItem}
          all={newsLink}
          more="More news"
          neighbours={[{ label: 'Older', title: 'Another headline', href: '/news/b' }]}
          callToAction={{
            title: 'Questions?',
            lead: 'Write to us.',
            actions: [{ label: 'Contact', href: '/contact' }],
          }}
        >
          <h2>A heading</h2>
          <p>
            A text about <a href="/pricing">prices</a>.
          </p>
        </NewsArticle>
      </Example>
    </>
  );
}

function ModalExample() {
  const [open, setOpen] = useState(false);
  return (
    <Example name="Modal">
      <Button onClick={() => setOpen(true)}>Open the modal</Button>
      {open && (
        <Modal title="A modal" close="Close" onClose={() => setOpen(false)}>
          Its content
        </Modal>
      )}
    </Example>
  );
}
