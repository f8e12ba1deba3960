import { z } from 'zod'
import { toLowerCase } from 'zod/mini'
import { email, text, toggle } from '../../schema/fields.ts'
import { languages } from '../../shared/languages.ts'
import { permissions, roles } from '../../shared/roles.ts'
import {
  emailAsPassword,
  isEmailAsPassword,
  longestPassword,
  passwordProblem,
  shortestPassword,
} from '../auth/passwords.ts'

const fullName = text('Full Name').required()
const displayName = z.nullish(text('Display Name').rule)
const isActive = toggle('Active Account').rule
export const role = z.enum(roles, { error: `Role must be one of: ${roles.join(', ')}` })
const permissionList = z
  .array(z.enum(permissions, { error: `Permissions must be among: ${permissions.join(', ')}` }), {
    error: 'Permissions must be a list',
  })
  .max(permissions.length, { error: `Permissions can hold at most ${permissions.length} entries` })
  .overwrite((list) => [...new Set(list)])

export const objectOnly = { error: 'The body must be a JSON object' }

export const accountName = fullName.memberRule

export const accountEmail = email('Email').required().memberRule.check(toLowerCase())

function secret(label: string) {
  return z
    .string({ error: ({ input }) => `${label} ${input === undefined ? 'is required' : 'must be text'}` })
    .min(1, { error: `${label} is required`, abort: true })
}

/** A password to compare. Longer ones than we store cannot be right, and hashing them would cost. */
export function currentPassword(label: string) {
  return secret(label).max(longestPassword, {
    error: `${label} must be at most ${longestPassword} characters`,
  })
}

export function newPassword(label: string) {
  return secret(label)
    .superRefine((value, context) => {
      const problem = passwordProblem(value)
      if (problem) context.addIssue({ code: 'custom', message: problem })
    })
    .meta({ minLength: shortestPassword, maxLength: longestPassword })
}

const emailAndPassword = z.object({ email: accountEmail, password: z.string() })

export const newUserBody = z
  .object(
    {
      email: accountEmail,
      password: newPassword('Password'),
      name: accountName,
      displayName,
      role: role.default('editor'),
      permissions: permissionList.optional(),
      isActive: z._default(isActive, true),
    },
    objectOnly,
  )
  .refine((given) => !isEmailAsPassword(given.password, given.email), {
    path: ['password'],
    error: emailAsPassword,
    // Said together with what is wrong elsewhere, as soon as both are known.
    when: ({ value }) => emailAndPassword.safeParse(value).success,
  })
export type NewUser = z.infer<typeof newUserBody>

export const userChangesBody = z.object(
  {
    name: z.optional(fullName.rule),
    displayName,
    role: role.optional(),
    permissions: permissionList.optional(),
    isActive: z.optional(isActive),
    password: newPassword('Password').optional(),
  },
  objectOnly,
)
export type UserChanges = z.infer<typeof userChangesBody>

export const language = z.enum(
  languages.map(({ code }) => code),
  { error: `Language must be one of: ${languages.map(({ code }) => code).join(', ')}` },
)

export const profileBody = z.object(
  { name: z.optional(fullName.rule), displayName, language: language.optional() },
  objectOnly,
)
export type ProfileChanges = z.infer<typeof profileBody>

/** For the documentation. */
export const userAnswer = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  displayName: z.string(),
  role: z.enum(roles),
  permissions: z.array(z.enum(permissions)),
  isActive: z.boolean(),
  language: language.nullable(),
  lastLogin: z.string().nullable(),
  createdAt: z.string(),
  updatedAt: z.string(),
})

export const listedUserAnswer = userAnswer.extend({
  mustChangePassword: z.boolean(),
  hasSecondFactor: z.boolean(),
})
