import type { Definition } from '../../schema/define-content.ts'

/**
 * What a record that is translated is called. A single record goes by the name of its type, in the words of the screen: the
 * server says it in the main language, or tells its first text.
 */
export function sourceTitle({ kind, label }: Pick<Definition, 'kind' | 'label'>, title: string): string {
  return (kind === 'singleton' ? '' : title) || label[0]
}
