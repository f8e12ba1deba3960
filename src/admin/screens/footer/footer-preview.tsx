import { isCompleteLink } from '../../../content/footer/footer-rules.ts'
import { useImageState } from '../../../ui/use-image-state.ts'
import { Written } from '../../../ui/written.tsx'
import { PreviewFrame } from '../../preview-frame.tsx'
import type { RecordFormState } from '../../record-form/record-form-state.ts'
import { useTypedValues } from '../../record-form/use-record-form.ts'
import type { footerForm } from './footer-form.ts'
import { footerTexts as texts } from './footer-texts.ts'

type Link = { title: string; href: string }

/** The columns as they will stand at the end of every page. */
export function FooterPreview({ form }: { form: RecordFormState<typeof footerForm> }) {
  const footer = useTypedValues(form)
  const policies = footer.policyLinks.filter(isCompleteLink)
  return (
    <PreviewFrame className="xl:sticky xl:top-21 xl:self-start">
      <div className="grid gap-10 bg-sunken p-gutter text-small @xl:grid-cols-2 @4xl:grid-cols-4">
        <div className="grid content-start gap-4">
          <Logo url={footer.logoUrl} />
          <Written as="p" className="text-muted">
            {footer.companyDescription}
          </Written>
        </div>
        <Column title={texts.quick} links={footer.quickLinks} />
        <Column title={texts.resources} links={footer.resourceLinks} />
        <div>
          <h3 className="text-small font-semibold">{texts.contact}</h3>
          <div className="mt-4 text-muted wrap-anywhere">
            <Written as="p">{footer.address}</Written>
            <p dir="ltr">{footer.phone}</p>
            <p dir="ltr">{footer.email}</p>
          </div>
        </div>
      </div>
      {policies.length > 0 && (
        <ul
          aria-label={texts.policies}
          className="flex flex-wrap gap-x-6 gap-y-2 border-t border-line bg-sunken px-gutter py-5 text-caption text-muted"
        >
          {policies.map(({ title, href }) => (
            <Written as="li" key={title + href}>
              {title}
            </Written>
          ))}
        </ul>
      )}
    </PreviewFrame>
  )
}

function Logo({ url }: { url: string }) {
  const { isUsable, imageProps } = useImageState(url)
  if (!isUsable) return <p className="text-muted">{texts.logoHelp}</p>
  return <img {...imageProps} src={url} alt={texts.logo} className="h-12 w-auto max-w-56 object-contain" />
}

function Column({ title, links }: { title: string; links: readonly Link[] }) {
  const shown = links.filter(isCompleteLink)
  return (
    <div>
      <h3 className="text-small font-semibold">{title}</h3>
      {shown.length === 0 ? (
        <p className="mt-4 text-muted italic">{texts.none}</p>
      ) : (
        <ul className="mt-4 grid gap-2.5 text-muted">
          {shown.map((link) => (
            <Written as="li" key={link.title + link.href}>
              {link.title}
            </Written>
          ))}
        </ul>
      )}
    </div>
  )
}
