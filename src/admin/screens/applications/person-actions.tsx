import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Download, UserX } from 'lucide-react'
import { useState } from 'react'
import { RequestError } from '../../../client/request-json.ts'
import { sendAsStaff } from '../../../client/staff-request.ts'
import { forgetUrls } from '../../../client/use-list-page.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { useToast } from '../../../ui/toast-provider.tsx'
import { applicationsTexts as texts } from './applications-texts.ts'
import { downloadFile } from './download-file.ts'
import { applicationsUrl, personUrl } from './staff-application.ts'

type PersonActionsProps = { email: string; onErased: () => void }

/** What somebody can ask of us about themselves: everything in one file, or nothing left at all. */
export function PersonActions({ email, onErased }: PersonActionsProps) {
  const toasts = useToast()
  const [isExporting, setExporting] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const save = async () => {
    setExporting(true)
    try {
      await downloadFile(`${personUrl(email)}/export`, 'person.json')
    } catch {
      toasts.show({ title: texts.exportPersonFailed, variant: 'destructive' })
    } finally {
      setExporting(false)
    }
  }
  return (
    <section aria-label={texts.personalData} className="border-t border-line pt-5 md:col-span-2">
      <h3 className="mb-3 text-small font-semibold">{texts.personalData}</h3>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" size="sm" loading={isExporting} onClick={() => void save()}>
          <Download aria-hidden="true" />
          {texts.exportPerson}
        </Button>
        <Button variant="secondary" size="sm" onClick={() => setAsking(true)}>
          <UserX aria-hidden="true" />
          {texts.erasePerson}
        </Button>
      </div>
      {isAsking && <EraseQuestion email={email} onClose={() => setAsking(false)} onErased={onErased} />}
    </section>
  )
}

type EraseQuestionProps = PersonActionsProps & { onClose: () => void }

function EraseQuestion({ email, onClose, onErased }: EraseQuestionProps) {
  const client = useQueryClient()
  const toasts = useToast()
  const erase = async () => {
    try {
      await sendAsStaff('DELETE', personUrl(email))
    } catch (error) {
      // Somebody else was quicker.
      const isGone = error instanceof RequestError && error.status === 404
      if (!isGone) throw new Error(texts.erasePersonFailed, { cause: error })
    }
    toasts.show({ title: texts.personErased, variant: 'success' })
    onErased()
    await forgetUrls(client, applicationsUrl, '/api/activity')
  }
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={texts.erasePersonTitle(email)}
      description={<WhatGoes email={email} />}
      confirmLabel={texts.erasePerson}
      busyLabel={texts.erasing}
      destructive
      onConfirm={erase}
    />
  )
}

interface HeldData {
  applications: unknown[]
  mails: unknown[]
  /** Told to who manages users only. */
  account?: unknown
}

/** Counted anew, right before it goes. */
function WhatGoes({ email }: { email: string }) {
  const held = useQuery<HeldData>({ queryKey: [`${personUrl(email)}/export`], gcTime: 0, staleTime: 0 })
  if (held.isPending) return texts.lookingUp
  const { applications, mails, account } = held.data ?? { applications: [], mails: [] }
  const known = texts.held(applications.length, mails.length)
  return (
    <>
      {held.isError ? texts.heldUnknown : known} {texts.whatStays}
      {account ? <span className="mt-2 block">{texts.accountStays}</span> : null}
    </>
  )
}
