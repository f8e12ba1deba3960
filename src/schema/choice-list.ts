import * as z from 'zod/mini'
import { Field } from './field.ts'

interface ChoiceListOptions<Option extends string> {
  /** Is in every list. */
  always: Option
  labels: Readonly<Record<Option, string>>
}

/** Some of the given names, each once, in an order that matters. An empty list stands for all of them as they are given. */
export function choiceList<const Option extends string>(
  label: string,
  options: readonly [Option, ...Option[]],
  { always, labels }: ChoiceListOptions<Option>,
): Field<Option[]> {
  const option = z.enum(options, { error: `${label} must be one of: ${options.join(', ')}` })
  const rule = z.array(option, { error: `${label} must be a list of texts` }).check(
    z.maxLength(options.length, { error: `${label} can hold at most ${options.length} entries` }),
    z.overwrite((chosen) => [...new Set(chosen)]),
    z.refine((chosen) => chosen.length === 0 || chosen.includes(always), {
      error: `${label} must include ${labels[always]}`,
    }),
  )
  return new Field<Option[]>({
    kind: 'textList',
    label,
    rule,
    empty: [],
    facts: { options, optionLabels: labels, maxItems: options.length },
    isSameInEveryLanguage: true,
  })
}
