import { useEffect, useRef } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'

/** Calls back once the last wrong field has been put right. */
export function useWhenCorrected(
  methods: UseFormReturn<FieldValues>,
  isInvalid: boolean,
  onCorrected: () => void,
): void {
  const latest = useRef(onCorrected)
  latest.current = onCorrected
  useEffect(() => {
    if (!isInvalid) return
    return methods.subscribe({
      formState: { errors: true },
      callback: ({ errors }) => {
        if (errors && Object.keys(errors).length === 0) latest.current()
      },
    })
  }, [methods, isInvalid])
}
