/** Numbers that look random and are the same in every run with the same seed. */
export interface Dice {
  /** From 0 to one less than this. */
  roll(sides: number): number
  /** True once in so many times. */
  oneIn(sides: number): boolean
  pick<T>(list: readonly T[]): T
}

export function randomDice(seed: number): Dice {
  let state = seed % 2_147_483_648
  const roll = (sides: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * sides)
  }
  return {
    roll,
    oneIn: (sides) => roll(sides) === 0,
    pick: <T>(list: readonly T[]): T => list[roll(list.length)] as T,
  }
}
