import { useState } from 'react'
import type { AppSecret } from './scan-form.tsx'
import { secondFactorTexts as texts } from './second-factor-texts.ts'

export const secondFactorUrl = '/api/auth/second-factor'

type Send = <T>(method: 'POST', url: string, body: unknown) => Promise<T>

type Stage =
  | { name: 'password' }
  | { name: 'scan'; app: AppSecret }
  | { name: 'codes'; codes: readonly string[] }

/** The three stages of setting up a second factor. */
export function useSecondFactorSetup(send: Send) {
  const [stage, setStage] = useState<Stage>({ name: 'password' })
  return {
    stage,
    ...stageTexts[stage.name],
    begin: async (password: string) => {
      const app = await send<AppSecret>('POST', `${secondFactorUrl}/setup`, { password })
      setStage({ name: 'scan', app })
    },
    finish: async (code: string) => {
      const { recoveryCodes } = await send<{ recoveryCodes: string[] }>('POST', secondFactorUrl, { code })
      setStage({ name: 'codes', codes: recoveryCodes })
    },
  }
}

const stageTexts = {
  password: { title: texts.passwordTitle, intro: texts.passwordIntro },
  scan: { title: texts.scanTitle, intro: texts.scanIntro },
  codes: { title: texts.codesTitle, intro: texts.codesIntro },
} satisfies Record<Stage['name'], { title: string; intro: string }>
