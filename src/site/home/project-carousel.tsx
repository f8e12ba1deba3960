import { ArrowRight, Pause, Play } from 'lucide-react'
import { useRef } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { PlainIconButton } from '../../ui/plain-icon-button.tsx'
import { Written } from '../../ui/written.tsx'
import * as messages from '../messages/site-messages.ts'
import type { ProjectSummary } from '../site-queries.ts'
import type { CarouselMove } from './carousel-moves.ts'
import { ProjectSlide } from './project-slide.tsx'
import { useCarousel } from './use-carousel.ts'
import { useSlideMotion, useSwipe } from './use-slide-motion.ts'

const texts = messages.home.framework

/** The projects one after the other; all of them are in the page, and one is seen. */
export function ProjectCarousel({ projects, title }: { projects: readonly ProjectSummary[]; title: string }) {
  const box = useRef<HTMLElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const { state, isRunning, isPaused, setPaused, move, boxProps } = useCarousel(box, projects.length)
  const shown = Math.min(state.index, projects.length - 1)
  const hasSeveral = projects.length > 1
  useSlideMotion(list, state)
  return (
    <section
      ref={box}
      aria-roledescription={texts.carousel}
      aria-labelledby="projects-carousel"
      {...boxProps}
    >
      <div className="flex min-h-11 items-center justify-between gap-4">
        <Written as="h3" id="projects-carousel" className="text-h3 font-medium text-muted">
          {title}
        </Written>
        {hasSeveral && <Controls isPaused={isPaused} setPaused={setPaused} move={move} />}
      </div>
      <div
        ref={list}
        aria-live={isRunning ? 'off' : 'polite'}
        {...useSwipe(move)}
        className="mt-4 grid touch-pan-y overflow-clip [overflow-clip-margin:0.25rem]"
      >
        {projects.map((project, index) => (
          <Slide
            key={project.id}
            project={project}
            label={texts.slide(index + 1, projects.length, project.title)}
            isShown={index === shown}
          />
        ))}
      </div>
      {hasSeveral && <Picker projects={projects} shown={shown} isRunning={isRunning} move={move} />}
    </section>
  )
}

function Slide({ project, label, isShown }: { project: ProjectSummary; label: string; isShown: boolean }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a slide is a group, and none of its elements is a form's
    <div
      role="group"
      aria-roledescription={texts.slideRole}
      aria-label={label}
      inert={!isShown}
      className={classNames(
        'col-start-1 row-start-1 grid translate-x-(--swipe,0px)',
        !isShown && 'invisible',
      )}
    >
      <ProjectSlide project={project} />
    </div>
  )
}

interface ControlsProps {
  isPaused: boolean
  setPaused: (isPaused: boolean) => void
  move: (to: CarouselMove) => void
}

function Controls({ isPaused, setPaused, move }: ControlsProps) {
  return (
    <div className="flex gap-1.5">
      <PlainIconButton
        label={isPaused ? texts.play : texts.pause}
        icon={isPaused ? <Play className="fill-current" /> : <Pause className="fill-current" />}
        onClick={() => setPaused(!isPaused)}
        className="motion-reduce:hidden"
      />
      <PlainIconButton
        variant="outline"
        label={texts.previous}
        icon={<ArrowRight className="-scale-x-100 rtl:scale-x-100" />}
        onClick={() => move('previous')}
      />
      <PlainIconButton
        variant="outline"
        label={texts.next}
        icon={<ArrowRight className="rtl:-scale-x-100" />}
        onClick={() => move('next')}
      />
    </div>
  )
}

interface PickerProps {
  projects: readonly ProjectSummary[]
  shown: number
  isRunning: boolean
  move: (to: CarouselMove) => void
}

/** One mark for each project, with its name; the mark of the one that is shown fills while its time runs. */
function Picker({ projects, shown, isRunning, move }: PickerProps) {
  return (
    <ul aria-label={texts.choose} className="mt-6 grid auto-cols-fr grid-flow-col gap-3">
      {projects.map(({ id, title }, index) => (
        <li key={id} className="min-w-0">
          <button
            type="button"
            aria-label={texts.show(title)}
            aria-current={index === shown || undefined}
            onClick={() => move(index)}
            className="group block w-full py-2 text-start text-muted text-small transition-colors hover:text-ink aria-[current=true]:font-medium aria-[current=true]:text-ink"
          >
            <span className="relative block h-1 overflow-clip rounded-full bg-line">
              {index === shown && (
                <span
                  key={isRunning ? 'running' : 'still'}
                  className={classNames(
                    'absolute inset-0 origin-[0_50%] rounded-full bg-gsf-gold rtl:origin-[100%_50%]',
                    isRunning && 'transition-transform duration-[4000ms] ease-linear starting:scale-x-0',
                  )}
                />
              )}
            </span>
            <Written as="span" className="mt-2.5 block truncate">
              {title}
            </Written>
          </button>
        </li>
      ))}
    </ul>
  )
}
