import type { Program } from '../program/program.ts'
import type { Project } from '../project/project.ts'
import { imageWith, itemWith, renumbered, sectionWith } from './blank-section.ts'
import { colorSchemeOf } from './color-schemes.ts'
import { composedPageTexts as texts } from './composed-page-texts.ts'
import { enabledInOrder } from './merge-sections.ts'
import type { PageSection } from './page-section.ts'
import type { SectionLayout } from './section-layout-names.ts'

type ProgramTexts = Omit<Program, 'createdAt' | 'updatedAt'>
type ProjectTexts = Omit<Project, 'createdAt' | 'updatedAt'>

/** What visitors see of a program: its own sections, or, before it has any, a page made from its fields. */
export function programPageSections(program: ProgramTexts): PageSection[] {
  return program.sections.length > 0 ? enabledInOrder(program.sections) : composedFromProgram(program)
}

/** The same for a project. */
export function projectPageSections(project: ProjectTexts): PageSection[] {
  return project.sections.length > 0 ? enabledInOrder(project.sections) : composedFromProject(project)
}

function composedFromProgram(program: ProgramTexts): PageSection[] {
  const apply = program.isAcceptingApplications ? { buttonText: texts.apply, buttonUrl: '/join' } : {}
  return renumbered([
    heroOf(program, apply),
    ...longTextOf(program.fullDescription || program.overview, texts.aboutProgram, program.logoUrl),
    ...factsOf([
      ['Target', texts.duration, program.duration],
      ['Users', texts.participants, program.participants],
      ['Globe', texts.location, program.location],
    ]),
    ...cardsOf('objectives', 'featureCards', texts.objectives, 'Target', program.objectives),
    ...cardsOf('features', 'featureCards', texts.features, 'Star', program.features),
    ...cardsOf('process', 'steps', texts.process, 'Zap', program.process),
    ...cardsOf('keyAchievements', 'featureCards', texts.achievements, 'Award', program.keyAchievements),
    ...cardsOf('requirements', 'featureCards', texts.requirements, 'Users', program.requirements),
    closing(program.isAcceptingApplications ? texts.joinProgram(program.title) : texts.workWithUs),
  ])
}

function composedFromProject(project: ProjectTexts): PageSection[] {
  return renumbered([
    heroOf(project, {}),
    ...longTextOf(project.fullDescription, texts.aboutProject, project.logoUrl),
    ...factsOf([
      ['Heart', texts.beneficiaries, project.beneficiaries],
      ['Target', texts.timeline, project.timeline],
      ['Globe', texts.location, project.location],
    ]),
    ...cardsOf('impact', 'featureCards', texts.impact, 'TrendingUp', project.impact),
    ...cardsOf('activities', 'steps', texts.activities, 'Zap', project.activities),
    closing(texts.helpProject(project.title)),
  ])
}

type HeroFacts = Pick<Project, 'title' | 'subtitle' | 'description' | 'imageUrl' | 'color'>

function heroOf(record: HeroFacts, button: Partial<PageSection>): PageSection {
  const scheme = colorSchemeOf(record.color)
  return sectionWith('hero', 'customHero', {
    header: record.title,
    subheader: record.subtitle,
    content: record.description,
    images: record.imageUrl ? [imageWith(record.imageUrl)] : [],
    primaryColor: scheme.from,
    secondaryColor: scheme.to,
    ...button,
  })
}

function longTextOf(content: string, header: string, imageUrl: string): PageSection[] {
  if (content === '') return []
  const images = imageUrl ? [imageWith(imageUrl)] : []
  // Without a picture the half for it would stay empty: a statement needs none.
  return [
    sectionWith('about', images.length > 0 ? 'textLeftImageRight' : 'aspiration', {
      header,
      content,
      images,
    }),
  ]
}

function factsOf(facts: [icon: string, title: string, description: string][]): PageSection[] {
  const items = facts
    .filter(([, , description]) => description !== '')
    .map(([icon, title, description]) => itemWith({ icon, title, description }))
  return items.length > 0 ? [sectionWith('facts', 'featureCards', { header: texts.facts, items })] : []
}

function cardsOf(
  id: string,
  layout: SectionLayout,
  header: string,
  icon: string,
  lines: readonly string[],
): PageSection[] {
  const items = lines.map((title) => itemWith({ title, icon }))
  return items.length > 0 ? [sectionWith(id, layout, { header, items })] : []
}

function closing(header: string): PageSection {
  return sectionWith('support', 'callToAction', {
    header,
    content: texts.closing(),
    align: 'center',
    buttonText: texts.join,
    buttonUrl: '/join',
    secondaryButtonText: texts.all,
    secondaryButtonUrl: '/programs',
  })
}
