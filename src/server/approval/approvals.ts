import { AppError, notFound } from '../../shared/app-error.ts'
import type { AppContext } from '../app-context.ts'
import type { Handle } from '../database/tables.ts'
import type { Actor } from '../engine/actor.ts'
import { type ApprovalFacts, approvalChanges, approvalKey } from '../engine/approval-log.ts'
import type { ApprovalAction } from '../engine/logged-change.ts'
import { findPrepared, lastEditorOf, type Prepared } from '../engine/prepared-store.ts'
import type { DraftName, Published, Publishing } from '../engine/publishing.ts'
import { savedMeanwhile } from '../engine/record-freshness.ts'
import { queueDecisionMail, queueRequestMails } from './approval-mails.ts'
import {
  type ApprovalRow,
  findApproval,
  listOpenApprovals,
  openStates,
  putApproval,
} from './approval-store.ts'

interface Sending {
  /** Of the draft, as the sender saw it. */
  revision: number
  note: string
}

interface Decision {
  /** Of the draft, as the one who decides saw it. */
  revision: number
  comment: string
}

/** What was sent, and what of it there is now. */
export type OpenApproval = { row: ApprovalRow; draft: Prepared }

/** The way of drafts from those who may not publish to those who may. */
export class Approvals {
  readonly #context: AppContext
  readonly #publishing: Publishing

  constructor(context: AppContext, publishing: Publishing) {
    this.#context = context
    this.#publishing = publishing
  }

  /** What somebody has to look at. A draft that was published or thrown away meanwhile needs no decision. */
  async list(types: readonly string[]): Promise<OpenApproval[]> {
    const { db } = this.#context.database
    const rows = await listOpenApprovals(db, types)
    const found = await Promise.all(rows.map(async (row) => ({ row, draft: await findPrepared(db, row) })))
    return found.flatMap(({ row, draft }) => (draft && isOfDraft(row, draft) ? [{ row, draft }] : []))
  }

  /** Asks for approval, or asks again. */
  async send(name: DraftName, { revision, note }: Sending, actor: Actor): Promise<void> {
    await this.#write(async (tx, now) => {
      const { draft, row } = await this.#find(tx, name)
      if (draft.revision !== revision) throw savedMeanwhile(draft)
      const sent = await this.#keep(tx, {
        ...name,
        state: 'waiting',
        draft_created_at: draft.created_at,
        draft_revision: revision,
        title: draft.title,
        note,
        sent_at: now.toISOString(),
        sent_by: actor.name,
        sent_by_id: actor.id,
        comment: '',
        decided_at: null,
        decided_by: null,
        revision: row?.revision ?? 0,
      })
      await this.#log(tx, sent, { action: 'send', actor, now, facts: { draftRevision: revision, note } })
      const { writePermission } = this.#publishing.contentOf(name.type).definition
      await queueRequestMails(tx, this.#context.config, { sent, writePermission }, now)
    })
  }

  /** Takes a request back; the draft stays. */
  async withdraw(name: DraftName, actor: Actor): Promise<void> {
    await this.#write(async (tx, now) => {
      const { row, draft } = await this.#open(tx, name)
      const withdrawn = await this.#keep(tx, { ...row, state: 'withdrawn' })
      const facts = { draftRevision: draft.revision }
      await this.#log(tx, withdrawn, { action: 'withdraw', actor, now, facts })
    })
  }

  /** Publishes exactly what was looked at. Its revision names who wrote it; the log beside it, who sent and approved it. */
  async approve(name: DraftName, { revision, comment }: Decision, actor: Actor): Promise<Published> {
    return this.#publishing.write(async (tx, now) => {
      const { row, draft } = await this.#waiting(tx, name)
      if (draft.revision !== revision) throw savedMeanwhile(draft)
      const author = await lastEditorOf(tx, name, draft)
      const sentBy = author.id === row.sent_by_id ? {} : { sentBy: row.sent_by }
      const published = await this.#publishing.publish(tx, name, { actor: author, now })
      const decided = await this.#decide(tx, { ...row, title: draft.title }, 'approved', {
        comment,
        actor,
        now,
      })
      const facts = { draftRevision: revision, comment, ...sentBy, publishedRevision: published.revision }
      await this.#log(tx, decided, { action: 'approve', actor, now, facts })
      await queueDecisionMail(tx, this.#context.config, { decided, by: actor }, now)
      return published
    })
  }

  /** Gives a draft back to whoever sent it, and says why. */
  async sendBack(name: DraftName, comment: string, actor: Actor): Promise<void> {
    await this.#write(async (tx, now) => {
      const { row, draft } = await this.#waiting(tx, name)
      const decided = await this.#decide(tx, row, 'sent_back', { comment, actor, now })
      const facts = { draftRevision: draft.revision, comment }
      await this.#log(tx, decided, { action: 'sendBack', actor, now, facts })
      await queueDecisionMail(tx, this.#context.config, { decided, by: actor }, now)
    })
  }

  async #find(tx: Handle, name: DraftName): Promise<{ draft: Prepared; row: ApprovalRow | undefined }> {
    const draft = await findPrepared(tx, name)
    if (!draft) throw notFound('Draft')
    return { draft, row: await findApproval(tx, name) }
  }

  /** Throws where the draft that is there now was never sent, or is decided about. */
  async #open(tx: Handle, name: DraftName): Promise<OpenApproval> {
    const { draft, row } = await this.#find(tx, name)
    const isOpen = openStates.some((state) => state === row?.state)
    if (!row || !isOpen || !isOfDraft(row, draft)) throw nothingWaits()
    return { draft, row }
  }

  async #waiting(tx: Handle, name: DraftName): Promise<{ draft: Prepared; row: ApprovalRow }> {
    const open = await this.#open(tx, name)
    if (open.row.state !== 'waiting') throw nothingWaits()
    return open
  }

  #decide(
    tx: Handle,
    row: ApprovalRow,
    state: 'approved' | 'sent_back',
    { comment, actor, now }: { comment: string; actor: Actor; now: Date },
  ): Promise<ApprovalRow> {
    const decided = { comment, decided_at: now.toISOString(), decided_by: actor.name }
    return this.#keep(tx, { ...row, state, ...decided })
  }

  async #keep(tx: Handle, row: ApprovalRow): Promise<ApprovalRow> {
    const kept = { ...row, revision: row.revision + 1 }
    await putApproval(tx, kept)
    return kept
  }

  async #log(
    tx: Handle,
    row: ApprovalRow,
    step: { action: ApprovalAction; actor: Actor; now: Date; facts: Omit<ApprovalFacts, 'title'> },
  ): Promise<void> {
    await approvalChanges.append(tx, {
      time: step.now.toISOString(),
      actor: step.actor,
      action: step.action,
      id: approvalKey(row),
      revision: row.revision,
      before: null,
      after: { title: row.title, ...step.facts } satisfies ApprovalFacts,
    })
  }

  #write<T>(work: (tx: Handle, now: Date) => Promise<T>): Promise<T> {
    return this.#context.database.write((tx) => work(tx, this.#context.now()))
  }
}

function isOfDraft(row: ApprovalRow, draft: Prepared): boolean {
  return row.draft_created_at === draft.created_at
}

function nothingWaits(): AppError {
  return new AppError('not_found', 'This does not wait for approval any more')
}
