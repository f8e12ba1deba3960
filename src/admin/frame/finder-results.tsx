import { Written } from '../../ui/written.tsx'
import { type Command, commandGroups } from './find-commands.ts'
import { finderTexts as texts } from './finder-texts.ts'

type FinderResultsProps = {
  /** The options are called `{id}-{place}`, for the box that names the active one. */
  id: string
  found: readonly Command[]
  active: number
  isBusy: boolean
  onActive: (index: number) => void
  onChoose: (command: Command) => void
}

/** The list of a combobox, group by group. */
export function FinderResults({ id, found, active, isBusy, onActive, onChoose }: FinderResultsProps) {
  const groups = commandGroups
    .map((group) => ({
      group,
      options: found.flatMap((command, index) => (command.group === group ? [{ command, index }] : [])),
    }))
    .filter(({ options }) => options.length > 0)
  return (
    <div id={id} role="listbox" tabIndex={-1} aria-label={texts.results} aria-busy={isBusy}>
      {groups.map(({ group, options }) => (
        // biome-ignore lint/a11y/useSemanticElements: the groups of a listbox, which no fieldset can be
        <div key={group} role="group" aria-labelledby={`${id}-${group}`} className="mt-3 space-y-0.5">
          <p id={`${id}-${group}`} className="px-3 text-caption font-medium text-muted">
            {texts.groups[group]}
          </p>
          {options.map(({ command, index }) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are handled by the combobox above
            <div
              key={command.id}
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === active}
              tabIndex={-1}
              onClick={() => onChoose(command)}
              onMouseMove={() => onActive(index)}
              ref={(element) => {
                if (index === active) element?.scrollIntoView({ block: 'nearest' })
              }}
              className="flex cursor-pointer scroll-mt-8 items-center gap-3 rounded-control px-3 py-2 aria-selected:bg-action-tint [&_svg]:size-4.5 [&_svg]:shrink-0"
            >
              {command.icon}
              <span className="min-w-0">
                <Written as="span" className="block truncate text-small font-medium">
                  {command.label}
                </Written>
                <span className="block truncate text-caption text-muted">{command.hint}</span>
              </span>
            </div>
          ))}
        </div>
      ))}
    </div>
  )
}
