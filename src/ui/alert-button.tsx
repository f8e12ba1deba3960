import { Button, type ButtonProps } from './button.tsx'

/** What can be done about an Alert, in its size and weight. */
export function AlertButton(props: Omit<ButtonProps, 'size' | 'variant'>) {
  return <Button size="sm" variant="secondary" {...props} />
}
