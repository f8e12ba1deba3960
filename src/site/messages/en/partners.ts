export const partners = {} as const
