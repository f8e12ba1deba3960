import { isEmail } from '../../../schema/is-email.ts'
import { usersTexts as texts } from './users-texts.ts'

export function emailProblem(email: string): string | true {
  if (email.trim() === '') return texts.emailRequired
  return isEmail(email.trim()) || texts.emailWrong
}
