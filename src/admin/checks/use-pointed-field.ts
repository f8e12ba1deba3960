import { useEffect, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'

export interface PointedField {
  path: string
}

/** Marks a field with what is to be said about it, until it is changed. */
export function usePointedField(methods: UseFormReturn<FieldValues>) {
  const [pointed, setPointed] = useState<PointedField | null>(null)
  const pointAt = (path: string, words: string) => {
    methods.clearErrors()
    methods.setError(path, { type: 'check', message: words })
    setPointed({ path })
  }
  useEffect(() => {
    if (!pointed) return
    return methods.subscribe({
      formState: { values: true },
      callback: ({ name }) => {
        if (name?.startsWith(pointed.path)) methods.clearErrors(pointed.path)
      },
    })
  }, [methods, pointed])
  return { pointed, pointAt }
}
