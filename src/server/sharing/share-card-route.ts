import { hash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import type { FastifyInstance } from 'fastify'
import type { Definition } from '../../schema/define-content.ts'
import { hasSharing, type Sharing } from '../../schema/sharing.ts'
import { notFound } from '../../shared/app-error.ts'
import { brandPalette } from '../../shared/brand-palette.ts'
import { type Language, languageFacts, mainLanguage } from '../../shared/languages.ts'
import { filesRoot } from '../../shared/picture-url.ts'
import { shareCardRoot, siteCard } from '../../shared/share-card-url.ts'
import type { AppContext } from '../app-context.ts'
import type { Content } from '../engine/content.ts'
import { readReadOptions } from '../engine/content-query.ts'
import { type ContentRecord, titleOf } from '../engine/content-record.ts'
import { visitorMessages } from '../messages/visitor-messages.ts'
import { foundationIn } from '../settings/current-settings.ts'
import { pictureWork } from '../uploads/picture-work.ts'
import type { ShareCard, ShareCardShades } from './draw-share-card.ts'

/** Changes with how cards are drawn: those of before stay where they are, and nobody asks for them. */
const look = 'card 1'

/**
 * The picture of a page for those who share it, drawn when it is first asked for and kept as a file. There is one for each
 * record that visitors see and each language, whatever else an address says: nobody can fill the storage.
 */
export function shareCardRoute(
  app: FastifyInstance,
  context: AppContext,
  contents: readonly Content[],
): void {
  const byPath = new Map(
    contents
      .filter(({ definition }) => hasSharing(definition.fields))
      .map((one) => [one.definition.path, one]),
  )
  app.get<{ Params: { path: string; name: string } }>(
    `${shareCardRoot}:path/:name`,
    async (request, reply) => {
      const { path, name } = request.params
      if (!name.endsWith('.jpg')) throw notFound('Picture')
      const id = name.slice(0, -'.jpg'.length)
      const { lang = mainLanguage } = readReadOptions(request.query)
      const isOfSite = path === siteCard.path && id === siteCard.id
      const card = isOfSite
        ? cardOfSite(context.config.publicUrl, lang)
        : await cardOfRecord(byPath.get(path), id, lang)
      const file = `share/${hash('sha256', JSON.stringify([look, card])).slice(0, 40)}.jpg`
      const bytes = (await readFile(context, file)) ?? (await pictureWork(() => draw(context, card, file)))
      return reply
        .headers({
          'cache-control': 'public, max-age=86400',
          'content-security-policy': "default-src 'none'",
        })
        .type('image/jpeg')
        .send(bytes)
    },
  )
}

interface CardFacts extends Omit<ShareCard, 'cover'> {
  coverUrl: string
}

async function cardOfRecord(content: Content | undefined, id: string, lang: Language): Promise<CardFacts> {
  if (!content) throw notFound('Picture')
  const { record } = await content.read(id, 'visitors', { lang })
  return cardOf(content, record, lang)
}

/** Of pages that have none of their own. */
function cardOfSite(publicUrl: string, language: Language): CardFacts {
  const title = foundationIn(language).name
  const direction = languageFacts(language).dir
  return { title, publisher: new URL(publicUrl).host, direction, shades: shadesIn(language), coverUrl: '' }
}

function shadesIn(language: Language): ShareCardShades | undefined {
  const { colors } = foundationIn(language)
  if (!colors) return undefined
  const { nile: ground, night: veil, 'gsf-secondary': line } = brandPalette(colors).both
  return ground && veil && line ? { ground, veil, line } : undefined
}

function cardOf({ definition }: Content, record: ContentRecord, asked: Language): CardFacts {
  const { title } = record.sharing as Sharing
  const name = title === '' ? pageName(definition, record, asked) : ''
  const language = name === '' ? (record.lang ?? mainLanguage) : asked
  return {
    title: title || name || titleOf(definition, record),
    publisher: foundationIn(language).name,
    direction: languageFacts(language).dir,
    shades: shadesIn(language),
    coverUrl: definition.screens[0].list.picture({ ...record, updatedAt: record.updatedAt }) ?? '',
  }
}

/** Of one of the main pages that nobody gave a heading. */
function pageName(
  { titleField, screens: [screen] }: Definition,
  record: ContentRecord,
  language: Language,
): string {
  const names: Record<string, string> = visitorMessages[language].pageNames
  const path = record[titleField] ? undefined : screen.pageOf({ ...record, updatedAt: record.updatedAt })
  return names[path ?? ''] ?? ''
}

async function draw(context: AppContext, { coverUrl, ...card }: CardFacts, file: string): Promise<Buffer> {
  const cover = coverUrl.startsWith(filesRoot)
    ? await readFile(context, coverUrl.slice(filesRoot.length))
    : undefined
  // Loaded when it is needed: the library that draws holds 19 MB and takes a third of the start.
  const { drawShareCard } = await import('./draw-share-card.ts')
  const bytes = await drawShareCard({ ...card, cover })
  await context.files.put(file, bytes)
  return bytes
}

async function readFile({ files }: AppContext, name: string): Promise<Buffer | undefined> {
  const stored = await files.open(name)
  return stored && buffer(stored.body)
}
