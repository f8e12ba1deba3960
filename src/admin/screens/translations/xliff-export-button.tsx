import { Download } from 'lucide-react'
import { useState } from 'react'
import { RequestError } from '../../../client/request-json.ts'
import { Button } from '../../../ui/button.tsx'
import { useToast } from '../../../ui/toast-provider.tsx'
import { downloadFile } from '../applications/download-file.ts'
import { xliffTexts as texts } from './xliff-texts.ts'

type XliffExportButtonProps = { url: string; label?: string; isDisabled?: boolean }

/** Hands texts to translators outside, as a file. */
export function XliffExportButton({ url, label = texts.export, isDisabled }: XliffExportButtonProps) {
  const [isBusy, setBusy] = useState(false)
  const { show } = useToast()
  const download = async () => {
    setBusy(true)
    try {
      await downloadFile(url, 'translations.xlf')
    } catch (error) {
      const isNothing = error instanceof RequestError && error.status === 404
      show({ title: isNothing ? texts.nothingWaits : texts.exportFailed, variant: 'destructive' })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button variant="secondary" loading={isBusy} disabled={isDisabled} onClick={() => void download()}>
      <Download aria-hidden="true" />
      {label}
    </Button>
  )
}
