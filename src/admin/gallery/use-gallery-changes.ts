import { useEffect, useMemo, useRef, useState } from 'react'
import { useFieldArray } from 'react-hook-form'
import { fieldAt } from '../../schema/field-at.ts'
import { initialValues } from '../../schema/nested-fields.ts'
import { useToast } from '../../ui/toast-provider.tsx'
import { useRecordFormParts } from '../record-form/record-form-context.ts'
import { useListFocus } from '../record-form/use-list-focus.ts'
import { galleryTexts as texts } from './gallery-texts.ts'

const undoTime = 10_000

type Options = { name: string; coverName: string | undefined; listId: string }

/** What can be done with the pictures of a gallery. What is removed can be had back while the message is shown. */
export function useGalleryChanges({ name, coverName, listId }: Options) {
  const { fields, methods } = useRecordFormParts()
  const list = useFieldArray({ control: methods.control, name })
  const { append, insert, move, remove } = list
  const [news, setNews] = useState('')
  const focus = useListFocus(listId)
  const toasts = useToast()
  const lastRemoval = useRef<number>(undefined)
  // Nothing can be brought back into a form that is gone.
  useEffect(
    () => () => {
      if (lastRemoval.current !== undefined) toasts.dismiss(lastRemoval.current)
    },
    [toasts],
  )
  // The same functions at every drawing, so that a picture is drawn again only when something of it changes.
  const changes = useMemo(() => {
    const put = (from: number, to: number) => {
      move(from, to)
      setNews(texts.moved(to + 1))
    }
    const setCover = (url: string) => {
      if (coverName) methods.setValue(coverName, url, { shouldDirty: true })
    }
    const isCoverAt = (index: number) =>
      coverName !== undefined && methods.getValues(coverName) === methods.getValues(`${name}.${index}.url`)
    return {
      add: (url: string) =>
        append({ ...initialValues(fieldAt(fields, name).facts.fields ?? {}), url }, { shouldFocus: false }),
      put,
      shift: (from: number, to: number) => {
        put(from, to)
        focus(to, from < to ? 'down' : 'up')
      },
      replace: (index: number, url: string) => {
        const isCover = isCoverAt(index)
        methods.setValue(`${name}.${index}.url`, url, { shouldDirty: true })
        if (isCover) setCover(url)
      },
      cover: (index: number) => setCover(methods.getValues(`${name}.${index}.url`)),
      remove: (index: number) => {
        const removed = structuredClone(methods.getValues(`${name}.${index}`))
        const wasCover = isCoverAt(index)
        remove(index)
        // A picture that is gone stands for nothing: the first one does again.
        if (wasCover) setCover('')
        const { length } = methods.getValues(name)
        if (length > 0) focus(Math.min(index, length - 1), 'remove')
        const onAction = () => {
          insert(index, removed, { shouldFocus: false })
          if (wasCover) setCover(removed.url)
          focus(index, 'remove')
        }
        lastRemoval.current = toasts.show({
          title: texts.removed(index + 1),
          duration: undoTime,
          action: { label: texts.undo, onAction },
        })
      },
    }
  }, [append, insert, move, remove, focus, toasts, methods, fields, name, coverName])
  return { changes, pictures: list.fields, news }
}

export type GalleryChanges = ReturnType<typeof useGalleryChanges>['changes']
