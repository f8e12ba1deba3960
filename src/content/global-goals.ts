import { globalGoalNames } from './global-goal-names.ts'

export interface GlobalGoal {
  /** The official short title. */
  name: string
  /** The colour the United Nations give it. */
  color: string
}

/** In the order of the goals' numbers. */
const colors = [
  '#e5243b',
  '#dda63a',
  '#4c9f38',
  '#c5192d',
  '#ff3a21',
  '#26bde2',
  '#fcc30b',
  '#a21942',
  '#fd6925',
  '#dd1367',
  '#fd9d24',
  '#bf8b2e',
  '#3f7e44',
  '#0a97d9',
  '#56c02b',
  '#00689d',
  '#19486a',
]

/** One of the seventeen Sustainable Development Goals. */
export function globalGoal(number: number): GlobalGoal | undefined {
  const [name, color] = [globalGoalNames[number - 1], colors[number - 1]]
  return name && color ? { name, color } : undefined
}
