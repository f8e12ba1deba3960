import { expect, it } from 'vitest'
import { program } from '../../../content/program/program.ts'
import { checkNew } from '../../../schema/check-input.ts'
import { toAnswer } from './draw-page.ts'
import { overlayRecord } from './overlay-record.ts'

it('finds a record of the past by its id and by the address it had then', async () => {
  const facts = { id: 'bridgez', createdAt: null, updatedAt: null }
  const past = { ...checkNew(program, { title: 'As it was', address: 'bridges' }), ...facts }
  const read = overlayRecord(async (url) => toAnswer(200, JSON.stringify({ url })), program, past)
  for (const name of ['bridgez', 'bridges'])
    expect((await read(`/api/programs/${name}?by=address`)).data).toMatchObject({ title: 'As it was' })
  const other = '/api/programs/imentor?by=address'
  expect((await read(other)).data).toEqual({ url: other })
})
