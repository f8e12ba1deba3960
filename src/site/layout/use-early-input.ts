import { useEffect } from 'react'

/**
 * Hands over what a visitor typed before React listened, on a slow line or a slow phone.
 */
export function useEarlyInput(): void {
  useEffect(() => {
    const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')
    for (const field of fields) if (field.value !== field.defaultValue) typeAgain(field)
  }, [])
}

/** React takes what stands in a field when it starts for known, so the text has to come once more. */
function typeAgain(field: HTMLInputElement | HTMLTextAreaElement): void {
  const { value, selectionStart, selectionEnd } = field
  field.value = field.defaultValue
  const plain = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement
  Object.getOwnPropertyDescriptor(plain.prototype, 'value')?.set?.call(field, value)
  if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
