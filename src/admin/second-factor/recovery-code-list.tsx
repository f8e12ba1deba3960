import { Copy, Download } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { useToast } from '../../ui/toast-provider.tsx'
import { useCurrentUser } from '../current-user.ts'
import { saveFile } from '../save-file.ts'
import { copyText } from './copy-text.ts'
import { secondFactorTexts as texts } from './second-factor-texts.ts'

type RecoveryCodeListProps = { codes: readonly string[]; onKept: () => void }

/** The one time they can be seen: on paper, in a password keeper or in a file, before they are gone. */
export function RecoveryCodeList({ codes, onKept }: RecoveryCodeListProps) {
  const { email } = useCurrentUser()
  const toasts = useToast()
  const copy = async () => {
    const isCopied = await copyText(codes.join('\n'))
    toasts.show(
      isCopied
        ? { title: texts.copied, variant: 'success' }
        : { title: texts.copyRefused, variant: 'destructive' },
    )
  }
  const download = () => {
    const lines = [texts.fileHead(email), '', ...codes, '']
    saveFile(texts.fileName, new Blob([lines.join('\r\n')], { type: 'text/plain' }))
  }
  return (
    <div className="space-y-5">
      <ul
        aria-label={texts.codesList}
        dir="ltr"
        className="grid grid-cols-[repeat(auto-fit,minmax(11.5rem,1fr))] gap-x-6 gap-y-2 rounded-card bg-sunken p-4 font-mono text-small tabular-nums"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={() => void copy()}>
          <Copy aria-hidden="true" />
          {texts.copy}
        </Button>
        <Button variant="secondary" onClick={download}>
          <Download aria-hidden="true" />
          {texts.download}
        </Button>
        <Button className="ms-auto" onClick={onKept}>
          {texts.kept}
        </Button>
      </div>
    </div>
  )
}
