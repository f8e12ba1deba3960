export { programPageSections, projectPageSections } from '../content/page-section/record-page-sections.ts'
