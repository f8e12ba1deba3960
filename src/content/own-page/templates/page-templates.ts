import { annualReportTemplate } from './annual-report-template.ts'
import { contactTemplate } from './contact-template.ts'
import { openCallTemplate } from './open-call-template.ts'
import type { PageTemplate } from './page-template.ts'
import { pressTemplate } from './press-template.ts'
import { privacyPolicyTemplate } from './privacy-policy-template.ts'

/** What a page can begin with. */
export const pageTemplates: readonly PageTemplate[] = [
  privacyPolicyTemplate,
  openCallTemplate,
  annualReportTemplate,
  contactTemplate,
  pressTemplate,
]
