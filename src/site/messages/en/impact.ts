export const impact = {} as const
