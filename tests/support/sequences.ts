/** How many random sequences a run tries on each database; `SEQUENCES=2000` tries as many. */
export const sequences = Number(process.env.SEQUENCES) || 200
