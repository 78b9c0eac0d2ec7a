import type { Metadata } from 'next';
import { Advantages } from '@/components/pages/instructions/Advantages';
import { DevicePicker } from '@/components/pages/instructions/DevicePicker';
import { Manuals } from '@/components/pages/instructions/Manuals';
import { Steps } from '@/components/pages/instructions/Steps';
import { OwnDevice } from '@/components/pages/OwnDevice';
import { ScanCard } from '@/components/pages/ScanCard';
import { SupportLinks } from '@/components/pages/SupportLinks';
import { Wide } from '@/components/pages/Wide';
import { WithAside } from '@/components/pages/WithAside';
import { Section } from '@/components/ui/section/Section';
import { type InstructionsView, loadInstructions, type Subject } from '@/lib/server/pages/instructions';
import { loadSupport } from '@/lib/server/pages/load-support';
import { qrOf } from '@/lib/server/pages/qr-code';
import { pageHead } from '@/lib/server/seo/page-head';
import { originOf } from '@/lib/server/seo/site-origin';
import { currentSiteContext } from '@/lib/server/site/current-site';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import { fill } from '@/lib/shared/i18n/fill';
import { wordsOf } from '@/lib/shared/i18n/words';
import { routes } from '@/lib/shared/routes';
import { InnerHead } from './InnerHead';

export async function instructionsMetadata(subject: Subject): Promise<Metadata> {
  const siteContext = await currentSiteContext();
  const view = await loadInstructions(siteContext, subject);
  const words = wordsOf(siteContext.locale).pages.instructions;
  return pageHead({ path: view.path, ...headingOf(subject, view, words) }, siteContext);
}

function headingOf(
  subject: Subject,
  { name, about }: InstructionsView,
  words: Messages['pages']['instructions'],
): { title: string; description: string } {
  if (name !== null) {
    const values = { ...about, device: name };
    return { title: fill(words.titleOf, values), description: fill(words.descriptionOf, values) };
  }
  return subject
    ? { title: words.manualTitle, description: fill(words.manualDescription, about) }
    : { title: words.title, description: words.description };
}

/** Spec 3 §2 Device instructions, and the manuals: the choice of a device, its steps, help, and four advantages. */
export async function InstructionsPage({ subject }: { subject: Subject }) {
  const siteContext = await currentSiteContext();
  const [view, support] = await Promise.all([
    loadInstructions(siteContext, subject),
    loadSupport(siteContext),
  ]);
  const { pages, shell, smartTv } = wordsOf(siteContext.locale);
  const { instructions: words, store, faq } = pages;
  const { scan } = pages;
  const address = originOf(siteContext.site) + view.path;
  // A list is the end of its way: what is above it would have the same name.
  const between = view.name === null ? [] : [{ title: words.title, href: routes.instructions() }];
  return (
    <Wide head={<InnerHead {...headingOf(subject, view, words)} {...{ path: view.path, between }} />}>
      {view.steps.length > 0 ? (
        <WithAside
          aside={
            <ScanCard
              code={qrOf(address)}
              label={fill(scan.code, { address: address.replace(/^https?:\/\//, '') })}
              title={scan.stepsTitle}
              text={scan.stepsText}
            />
          }
        >
          <Steps
            title={words.stepsTitle}
            steps={view.steps}
            sentences={words.steps}
            about={view.about}
            stores={view.stores}
            labels={{ open: store.open, newTab: shell.newTab }}
          />
        </WithAside>
      ) : null}
      {view.manuals.length > 0 ? (
        <Manuals manuals={view.manuals} sentences={words.steps} about={view.about} />
      ) : null}
      {subject === null ? <OwnDevice words={store} names={smartTv.names} /> : null}
      {/* After the steps: on a phone the devices fill a screen. */}
      <DevicePicker label={words.choose} groups={view.groups} chosen={view.path} />
      {support.length > 0 ? (
        <Section title={faq.help} intro={faq.helpText}>
          <SupportLinks links={support} newTabLabel={shell.newTab} />
        </Section>
      ) : null}
      <Advantages words={words} />
    </Wide>
  );
}
