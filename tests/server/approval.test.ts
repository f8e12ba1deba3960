import { afterEach, beforeEach, expect, it } from 'vitest'
import { mailsTo, queuedMails } from '../support/queued-mails.ts'
import { onEachDatabase, startTestApp, type TestApp } from '../support/test-app.ts'
import { signInAs, type TestUser } from '../support/test-user.ts'

onEachDatabase('sending changes for approval', (database) => {
  let site: TestApp
  let owner: TestUser
  let admin: TestUser
  let author: TestUser
  beforeEach(async () => {
    site = await startTestApp(database)
    owner = await signInAs(site, 'super_admin', { displayName: 'Mona', language: 'ar' })
    admin = await signInAs(site, 'admin', { displayName: 'Adel' })
    author = await signInAs(site, 'editor', { displayName: 'Omar', language: 'ar' })
    await call(owner, 'POST', '/api/partners', { name: 'Nile Bank' })
    await call(owner, 'PUT', '/api/approval-roles', { roles: ['editor'] })
  })
  afterEach(() => site.close())

  const path = '/api/partners/nile-bank'
  const request = `${path}/draft/approval`
  type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
  const call = ({ headers }: TestUser, method: Method, url: string, payload?: object) =>
    site.app.inject({ method, url, headers, ...(payload ? { payload } : {}) })
  const shownName = async () => (await site.app.inject({ url: path })).json().name
  const listFor = async (user: TestUser) => (await call(user, 'GET', '/api/approvals')).json()
  const countsFor = async (user: TestUser) => (await call(user, 'GET', '/api/approvals/counts')).json()

  /** Of the draft, which says what will be new. */
  async function prepare(name = 'Nile Bank of Cairo'): Promise<number> {
    const draft = await call(author, 'PUT', `${path}/draft`, { values: { name } })
    expect(draft.statusCode, draft.body).toBe(200)
    return draft.json().revision
  }
  async function sendIt(note = 'The new name'): Promise<number> {
    const revision = await prepare()
    const sent = await call(author, 'POST', request, { revision, note })
    expect(sent.statusCode, sent.body).toBe(204)
    return revision
  }

  it('is off at first, set by super admins alone, told in the session and kept in the history', async () => {
    const other = await startTestApp(database)
    const editor = await signInAs(other, 'editor')
    const free = await other.app.inject({ url: '/api/auth/session', headers: editor.headers })
    expect(Object.keys(free.json())).toEqual(['user', 'expiresAt'])
    await other.close()
    expect((await call(admin, 'GET', '/api/approval-roles')).json()).toEqual({ roles: ['editor'] })
    expect((await call(admin, 'PUT', '/api/approval-roles', { roles: [] })).statusCode).toBe(403)
    const wrong = await call(owner, 'PUT', '/api/approval-roles', { roles: ['super_admin'] })
    expect(wrong.json().message).toBe('Roles must be among: viewer, editor, admin')
    expect((await call(author, 'GET', '/api/auth/session')).json().needsApproval).toBe(true)
    expect((await call(admin, 'GET', '/api/auth/session')).json()).not.toHaveProperty('needsApproval')
    const told = (await call(owner, 'GET', '/api/activity?type=approval-roles')).json()
    expect(told[0].sentence).toBe('Mona changed the list of roles that ask for approval')
  })

  it('takes effect with the next request, and ends as fast', async () => {
    expect((await call(author, 'PUT', path, { name: 'At once' })).statusCode).toBe(403)
    await call(owner, 'PUT', '/api/approval-roles', { roles: [] })
    expect((await call(author, 'PUT', path, { name: 'At once' })).statusCode).toBe(200)
  })

  it('waits with its note in the queue of those who may publish, and visitors see nothing of it', async () => {
    const revision = await sendIt()
    expect(await shownName()).toBe('Nile Bank')
    expect(await listFor(owner)).toMatchObject([
      {
        type: 'partner',
        path: 'partners',
        id: 'nile-bank',
        lang: 'en',
        title: 'Nile Bank of Cairo',
        isNew: false,
        state: 'waiting',
        note: 'The new name',
        sentBy: 'Omar',
        isOwn: false,
        revision,
        isChangedSince: false,
        mayDecide: true,
      },
    ])
    expect(await listFor(author)).toMatchObject([{ isOwn: true, mayDecide: false }])
    expect(await countsFor(owner)).toEqual({ toDecide: 1, sentBack: 0 })
    expect(await countsFor(author)).toEqual({ toDecide: 0, sentBack: 0 })
  })

  it('is published by approval, and its history names who wrote and who approved it', async () => {
    const revision = await sendIt()
    const approved = await call(owner, 'POST', `${request}/approve`, { revision, comment: 'Good' })
    expect(approved.json()).toEqual({ revision: 2 })
    expect(await shownName()).toBe('Nile Bank of Cairo')
    const [last, first] = (await call(owner, 'GET', `${path}/revisions`)).json()
    expect(last).toMatchObject({ revision: 2, actor: { name: 'Omar' }, approvedBy: 'Mona' })
    expect(last).not.toHaveProperty('sentBy')
    expect(first).not.toHaveProperty('approvedBy')
    expect(await listFor(owner)).toEqual([])
    const told = (await call(owner, 'GET', '/api/activity?type=approval')).json()
    expect(told.map(({ sentence }: { sentence: string }) => sentence)).toEqual([
      'Mona approved the draft “Nile Bank of Cairo”',
      'Omar asked for approval of the draft “Nile Bank of Cairo”',
    ])
    expect((await call(owner, 'POST', `${request}/approve`, { revision })).statusCode).toBe(404)
  })

  it('names in the history who wrote the words, not only who sent them', async () => {
    await sendIt()
    const colleague = await signInAs(site, 'editor', { displayName: 'Salma' })
    const values = { name: 'Written by Salma' }
    const { revision } = (await call(colleague, 'PUT', `${path}/draft`, { values })).json()
    const approved = await call(owner, 'POST', `${request}/approve`, { revision })
    expect(approved.statusCode, approved.body).toBe(200)
    const [last] = (await call(owner, 'GET', `${path}/revisions`)).json()
    expect(last).toMatchObject({
      actor: { id: colleague.user.id, name: 'Salma' },
      sentBy: 'Omar',
      approvedBy: 'Mona',
    })
  })

  it('names the writer of a translation that a colleague sent', async () => {
    const words = `${path}/translations/ar`
    const colleague = await signInAs(site, 'editor', { displayName: 'Salma' })
    await call(author, 'PUT', words, { state: 'draft', texts: { name: 'بنك' } })
    await call(author, 'POST', request, { lang: 'ar', revision: 1 })
    await call(colleague, 'PUT', words, { texts: { name: 'بنك النيل' } })
    const approved = await call(owner, 'POST', `${request}/approve`, { lang: 'ar', revision: 2 })
    expect(approved.statusCode, approved.body).toBe(200)
    const [last] = (await call(owner, 'GET', `${words}/revisions`)).json()
    expect(last).toMatchObject({ actor: { name: 'Salma' }, sentBy: 'Omar', approvedBy: 'Mona' })
  })

  it('approves exactly what was looked at', async () => {
    const revision = await sendIt()
    const newer = await prepare('Something else')
    expect(await listFor(owner)).toMatchObject([{ revision: newer, isChangedSince: true, changedBy: 'Omar' }])
    const stale = await call(owner, 'POST', `${request}/approve`, { revision })
    expect(stale.statusCode).toBe(412)
    expect(await shownName()).toBe('Nile Bank')
    expect((await call(owner, 'POST', `${request}/approve`, {})).statusCode).toBe(400)
    expect((await call(owner, 'POST', `${request}/approve`, { revision: newer })).statusCode).toBe(200)
    expect(await shownName()).toBe('Something else')
  })

  it('is refused where the record could not be saved like that, and then waits on', async () => {
    await call(owner, 'POST', '/api/partners', { name: 'Delta' })
    const revision = await prepare('Delta')
    await call(author, 'POST', request, { revision })
    const refused = await call(owner, 'POST', `${request}/approve`, { revision })
    expect(refused.statusCode).toBe(409)
    expect(await listFor(owner)).toHaveLength(1)
    expect(await mailsTo(site.context.database.db, author.user.email)).toEqual([])
  })

  it('goes back with a comment, and can be sent again', async () => {
    await sendIt()
    const silent = await call(admin, 'POST', `${request}/send-back`, { comment: ' ' })
    expect(silent.json().message).toBe('Please say what should change')
    expect((await call(admin, 'POST', `${request}/send-back`, { comment: 'Too long' })).statusCode).toBe(204)
    expect(await listFor(author)).toMatchObject([
      { state: 'sent_back', comment: 'Too long', decidedBy: 'Adel' },
    ])
    expect(await countsFor(author)).toEqual({ toDecide: 0, sentBack: 1 })
    expect(await countsFor(owner)).toEqual({ toDecide: 0, sentBack: 0 })
    expect((await call(admin, 'POST', `${request}/send-back`, { comment: 'Twice' })).statusCode).toBe(404)
    const revision = await prepare('Nile')
    expect((await call(author, 'POST', request, { revision })).statusCode).toBe(204)
    expect(await listFor(author)).toMatchObject([{ state: 'waiting', comment: '', note: '' }])
  })

  it('can be taken back, and needs no decision once its draft is gone or published otherwise', async () => {
    await sendIt()
    expect((await call(author, 'POST', `${request}/withdraw`, {})).statusCode).toBe(204)
    expect(await listFor(owner)).toEqual([])
    expect((await call(author, 'GET', `${path}/draft`)).json().state).toBe('draft')
    await sendIt()
    await call(author, 'DELETE', `${path}/draft`)
    expect(await countsFor(owner)).toEqual({ toDecide: 0, sentBack: 0 })
    const revision = await prepare()
    expect(await listFor(owner)).toEqual([])
    expect((await call(owner, 'POST', `${request}/approve`, { revision })).statusCode).toBe(404)
    await call(author, 'POST', request, { revision })
    await site.app.inject({
      method: 'POST',
      url: `${path}/draft/publish`,
      headers: { ...owner.headers, 'if-match': `"r${revision}"` },
    })
    expect(await listFor(owner)).toEqual([])
  })

  it('is never approved by those who ask, whatever they send it as', async () => {
    const revision = await sendIt()
    const colleague = await signInAs(site, 'editor')
    for (const user of [author, colleague]) {
      expect((await call(user, 'POST', `${request}/approve`, { revision })).statusCode).toBe(403)
      expect((await call(user, 'POST', `${request}/send-back`, { comment: 'No' })).statusCode).toBe(403)
    }
    expect(await shownName()).toBe('Nile Bank')
  })

  it('needs the permission of its type to be decided: albums are for those who manage media', async () => {
    const lead = await signInAs(site, 'admin', { permissions: ['read', 'manage_content'] })
    const album = { values: { title: 'Opening', date: '2026-11-01' } }
    const begun = (await call(admin, 'POST', '/api/media-albums/drafts', album)).json()
    const url = `/api/media-albums/${begun.id}/draft/approval`
    await call(admin, 'POST', url, { revision: begun.revision })
    expect(await listFor(lead)).toMatchObject([{ type: 'media-album', isNew: true, mayDecide: false }])
    expect((await call(lead, 'POST', `${url}/approve`, { revision: begun.revision })).statusCode).toBe(403)
    expect((await call(owner, 'POST', `${url}/approve`, { revision: begun.revision })).statusCode).toBe(200)
  })

  it('is the same for words in another language, before they were published and afterwards', async () => {
    const words = `${path}/translations/ar`
    const toArabic = (revision: number) => ({ lang: 'ar', revision })
    const begun = await call(author, 'PUT', words, { texts: { name: 'بنك النيل' } })
    expect(begun.statusCode, begun.body).toBe(200)
    expect((await call(author, 'PUT', words, { state: 'published' })).statusCode).toBe(403)
    const { revision } = begun.json()
    expect((await call(author, 'POST', request, toArabic(revision))).statusCode).toBe(204)
    expect(await listFor(owner)).toMatchObject([
      { lang: 'ar', isNew: true, revision, title: 'Nile Bank (العربية)' },
    ])
    const approved = await call(owner, 'POST', `${request}/approve`, toArabic(revision))
    expect(approved.statusCode, approved.body).toBe(200)
    const shown = async () => (await site.app.inject({ url: `${path}?lang=ar` })).json().name
    expect(await shown()).toBe('بنك النيل')
    const [last] = (await call(owner, 'GET', `${words}/revisions`)).json()
    expect(last).toMatchObject({ actor: { name: 'Omar' }, approvedBy: 'Mona' })
    expect((await call(author, 'PUT', words, { texts: { name: 'بنك' } })).statusCode).toBe(403)
    expect(await shown()).toBe('بنك النيل')
    expect(await listFor(owner)).toEqual([])
  })

  it('tells both sides by mail, each in their language', async () => {
    const { db } = site.context.database
    const revision = await sendIt('Please before Sunday')
    const [toMona] = await mailsTo(db, owner.user.email)
    expect(toMona).toMatchObject({ language: 'ar', subject: 'بانتظار موافقتكم: Nile Bank of Cairo' })
    expect(toMona?.body).toContain('Please before Sunday')
    const [toAdel] = await mailsTo(db, admin.user.email)
    expect(toAdel?.body).toContain(
      `Omar (${author.user.email}) has sent changes to “Nile Bank of Cairo” for approval.`,
    )
    expect(toAdel?.body).toContain('/admin/approvals')
    expect(await queuedMails(db)).toHaveLength(2)
    await call(admin, 'POST', `${request}/send-back`, { comment: 'A word is missing' })
    await call(author, 'POST', request, { revision })
    await call(owner, 'POST', `${request}/approve`, { revision })
    const toOmar = await mailsTo(db, author.user.email)
    expect(toOmar.map(({ subject }) => subject).sort()).toEqual([
      'أُعيدت إليكم للتعديل: Nile Bank of Cairo',
      'نُشرت تعديلاتكم: Nile Bank of Cairo',
    ])
    expect(toOmar.some(({ body }) => body.includes('A word is missing'))).toBe(true)
  })
})
