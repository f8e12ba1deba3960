export const programs = {} as const
