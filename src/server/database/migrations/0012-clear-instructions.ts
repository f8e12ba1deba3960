import { systemActor } from '../../engine/actor.ts'
import { ChangeLog } from '../../engine/change-log.ts'
import { raiseVersion } from '../../engine/content-version-store.ts'
import type { Migration } from '../migration.ts'

/** What earlier versions put into new sections for the editor to replace: the texts as they were, to the letter. */
const instructions: Record<string, ReadonlySet<unknown>> = {
  header: new Set([
    'One sentence that says what changes',
    'A title on a plain ground',
    'Name the promise',
    'Let one picture speak',
    'Name of the speaker',
    'Name of a participant',
    'Name of somebody from the community',
  ]),
  subheader: new Set([
    'One line below it',
    'Say who keeps it',
    'What they do, and where',
    'Their company and place',
  ]),
  content: new Set([
    'Two or three lines for somebody who has never heard of it: who it is for, and what they can do after.',
    'For pages that need no picture to be understood.',
    'A short paragraph over the picture. It should still make sense when the picture is missing.',
    'Describe the day on which this work is no longer needed. Be concrete: what does a morning look like there?',
    'A caption with the place, the month and the names of those in it.',
    'Pictures of the last season. Say in each caption what is happening.',
    'Put their own words here, short enough to be read in one breath.',
    'Put their own words here. A header that names a success story shows that story.',
    'Choose the results that a sceptical reader would ask for first.',
    'One line about the program or the partner whose mark stands above.',
    'A line about who filmed it, where and when.',
    'Introduce the person in the film, and say what to listen for.',
    'Say what happens after the button is pressed, and how long it takes.',
    'The problem as the people who live with it describe it, then the idea that came out of talking to them.',
    'The work itself: who comes, what they bring, what they take home.',
    'Say who counted, and when.',
    'Describe the people this program is for, and what stands in their way today.',
    'Describe an ordinary week: workshops, visits to customers, hours with a mentor.',
    'What one of them said about the program, in their own words.',
    'Describe the place before the project: what people lack, and what they have tried.',
    'Describe the work of an ordinary month.',
    'What they said about the project, in their own words.',
  ]),
}

const types = ['program', 'project', 'portfolio-page', 'impact-page-content']

/** Texts that tell staff what to write were stored and shown to visitors; nobody's own words are touched. */
export const clearInstructions: Migration = async (tx) => {
  const time = new Date().toISOString()
  // What waits in the trash is read without them as well, and keeps the name of who deleted it.
  const rows = await tx
    .selectFrom('entries')
    .selectAll()
    .where('type', 'in', types)
    .where('deleted_at', 'is', null)
    .execute()
  let isChanged = false
  for (const { type, id, data: before, ...row } of rows) {
    const after = withoutInstructions(before)
    if (after === before) continue
    isChanged = true
    const revision = row.revision + 1
    const changed = { data: after, revision, updated_at: time, updated_by: systemActor.name }
    await tx.updateTable('entries').set(changed).where('type', '=', type).where('id', '=', id).execute()
    const change = { time, actor: systemActor, action: 'update', id, revision, before, after } as const
    await new ChangeLog(type).appendWritten(tx, change)
  }
  if (isChanged) await raiseVersion(tx)
}

function withoutInstructions(data: string): string {
  const values = JSON.parse(data)
  if (!Array.isArray(values.sections)) return data
  let isChanged = false
  for (const section of values.sections)
    for (const [field, texts] of Object.entries(instructions))
      if (texts.has(section?.[field])) {
        section[field] = ''
        isChanged = true
      }
  return isChanged ? JSON.stringify(values) : data
}
