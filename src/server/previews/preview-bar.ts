import { languageOfPath } from '../../shared/language-path.ts'
import { type Language, languageFacts } from '../../shared/languages.ts'
import { visitorMessages } from '../messages/visitor-messages.ts'
import { foundationIn } from '../settings/current-settings.ts'
import type { OpenPreview } from './open-preview.ts'
import { type PreviewPlace, previewHref } from './preview-address.ts'
import type { PreviewRow } from './preview-store.ts'

/** How saying something about it went. */
export type NoteOutcome = 'comment' | 'approval' | 'name' | 'text' | 'many'

export interface PreviewBar {
  preview: PreviewRow
  place: PreviewPlace
  /** The page of the site that it stands under. */
  path: string
  state: Pick<OpenPreview, 'hasDrafts' | 'isReady' | 'isHidden'>
  outcome: NoteOutcome | undefined
}

/** What it is and until when, how to look at it, and where to say something about it. */
export function previewBar({ preview, place, path, state, outcome }: PreviewBar): string {
  const language = languageOfPath(path)
  const texts = visitorMessages[language].preview
  const { frame, isDark } = place
  const link = (view: Partial<PreviewPlace>, text: string) =>
    `<a href="${escapeHtml(previewHref({ ...place, ...view }, path))}">${text}</a>`
  return `<aside class="preview-bar" aria-label="${texts.label}"><div class="preview-row">
<p>${escapeHtml(whatItIs(preview, language))}${notes(preview, state, language)}</p>
<nav aria-label="${texts.label}">${frame === 'phone' ? link({ frame: 'none' }, texts.desktop) : link({ frame: 'phone' }, texts.phone)}${isDark ? link({ isDark: false }, texts.light) : link({ isDark: true }, texts.dark)}</nav>
${said(outcome, language)}
<details><summary>${texts.say}</summary>
<form method="post" action="${escapeHtml(formAddress(place))}"><p>${texts.about}</p>
<input type="hidden" name="page" value="${escapeHtml(path)}">
<label>${texts.name}<input name="name" required maxlength="80" autocomplete="name"></label>
<label>${texts.comment}<textarea name="text" rows="3" maxlength="2000"></textarea></label>
<div><button name="kind" value="comment">${texts.send}</button> <button name="kind" value="approval">${texts.approve}</button></div>
</form></details></div></aside>`
}

function whatItIs({ kind, subject, title, expires_at }: PreviewRow, language: Language): string {
  const texts = visitorMessages[language].preview
  const until = dayInWords(expires_at, language)
  if (kind === 'day') return texts.day(dayInWords(`${subject}T12:00:00.000Z`, language, 'UTC'), until)
  return kind === 'release' ? texts.release(title, until) : texts.draft(title, until)
}

function notes({ kind }: PreviewRow, state: PreviewBar['state'], language: Language): string {
  const texts = visitorMessages[language].preview
  if (kind === 'day') return ''
  const said = [
    ...(state.hasDrafts ? [] : [texts.nothing]),
    ...(state.isReady ? [] : [texts.unready]),
    ...(state.isHidden ? [texts.hidden] : []),
  ]
  return said.map((note) => ` <small>${note}</small>`).join('')
}

function said(outcome: NoteOutcome | undefined, language: Language): string {
  if (!outcome) return ''
  const { sent, problems } = visitorMessages[language].preview
  return outcome === 'comment' || outcome === 'approval'
    ? `<span role="status">${sent[outcome]}</span>`
    : `<span role="alert">${problems[outcome]}</span>`
}

/** Without a page behind it: that is where what somebody says is taken. */
function formAddress(place: PreviewPlace): string {
  return previewHref(place, '/').replace(/\/~$/, '')
}

/** Such as `Monday, November 23`. */
function dayInWords(time: string, language: Language, timeZone = foundationIn(language).timeZone): string {
  const { locale } = languageFacts(language)
  const form = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone } as const
  return new Intl.DateTimeFormat(locale, form).format(new Date(time))
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
