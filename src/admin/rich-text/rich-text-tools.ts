/** What weighs in the editor: fetched when somebody turns to a text. */
export { LinkPanel } from './link-panel.tsx'
export { openText } from './open-text.ts'
export { pressKey } from './retype.ts'
export { isLookOn, richTextCommands } from './rich-text-commands.ts'
