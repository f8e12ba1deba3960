import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { Link } from 'react-router'
import { useRecords } from '../../../client/content-queries.ts'
import { aboutPageContent } from '../../../content/about-page/about-page-content.ts'
import { chooseAboutPage } from '../../../content/about-page/about-page-rules.ts'
import type { PageSection } from '../../../content/page-section/page-section.ts'
import { portfolioHints } from '../../../content/page-section/section-hints.ts'
import { portfolioLayouts } from '../../../content/page-section/section-layout-names.ts'
import { defaultPortfolioSections } from '../../../content/portfolio-page/default-portfolio-sections.ts'
import {
  portfolioSettings,
  portfolioBuilderWords as words,
} from '../../../content/portfolio-page/portfolio-builder.ts'
import { portfolioPage } from '../../../content/portfolio-page/portfolio-page.ts'
import { isPartnerStrip, withAboutHero } from '../../../content/portfolio-page/portfolio-rules.ts'
import { visibleInOrder } from '../../../content/visible-in-order.ts'
import { Alert } from '../../../ui/alert.tsx'
import { PageBuilder } from '../../page-builder/page-builder.tsx'
import { SettingsFolds } from '../../page-builder/settings-folds.tsx'
import { useRecordForm } from '../../record-form/use-record-form.ts'
import { portfolioBuilderTexts as texts } from './portfolio-builder-texts.ts'

/** The page that visitors see; the first of the list where none is visible. */
const startingOptions = () =>
  ({
    texts: words,
    choose: (list) => visibleInOrder(list)[0] ?? list[0],
    initial: { sections: defaultPortfolioSections() },
  }) satisfies Parameters<typeof useRecordForm<typeof portfolioPage>>[1]

export function PortfolioBuilderScreen() {
  const [options] = useState(startingOptions)
  const form = useRecordForm(portfolioPage, options)
  const pages = useRecords(aboutPageContent).data ?? []
  const about = chooseAboutPage(pages.filter((page) => page.isActive))
  const isActive = useWatch({ control: form.methods.control, name: 'isActive' })
  return (
    <PageBuilder
      form={form}
      title={words.title}
      description={words.description}
      isHidden={isActive === false}
      back={{ to: '/admin', label: words.back }}
      missing={words.loadFailed}
      pageUrl={form.id && isActive ? '/portfolio' : undefined}
      layouts={portfolioLayouts}
      starters={defaultPortfolioSections}
      hints={portfolioHints}
      shown={(values) => withAboutHero(values.sections, about)}
      hasPartnerStrip
      noteFor={(section) => <SectionNote section={section} hasAbout={about !== undefined} />}
    >
      <SettingsFolds form={form} groups={portfolioSettings} isShared />
    </PageBuilder>
  )
}

/** Two sections show what is kept elsewhere. */
function SectionNote({ section, hasAbout }: { section: PageSection; hasAbout: boolean }) {
  if (section.layout === 'portfolioHero' && hasAbout)
    return (
      <Alert title={texts.aboutNote}>
        <Link to="/admin/about" className="prose-link">
          {texts.aboutLink}
        </Link>
      </Alert>
    )
  if (isPartnerStrip(section))
    return (
      <Alert title={texts.partnersNote}>
        <Link to="/admin/partners" className="prose-link">
          {texts.partnersLink}
        </Link>
      </Alert>
    )
  return null
}
