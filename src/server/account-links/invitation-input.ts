import { z } from 'zod'
import { accountEmail, accountName, language, objectOnly, role } from '../users/user-input.ts'

export const invitationBody = z.object(
  { email: accountEmail, name: accountName, role: role.default('editor'), language: language.nullish() },
  objectOnly,
)
export type NewInvitation = z.infer<typeof invitationBody>

/** For the documentation. */
export const invitationAnswer = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  role: z.string(),
  language: language.nullable(),
  inviter: z.string().nullable(),
  createdAt: z.string(),
  expiresAt: z.string(),
})
