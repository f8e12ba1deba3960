/** How a side of a letter meets its neighbour: round and open sides move closer. */
type Side = 'straight' | 'round' | 'open'

export interface Letterform {
  /** Centre line of the strokes; baseline at y 0, capitals 100 high, small letters 66. */
  d: string
  width: number
  left: Side
  right: Side
}

const form = (width: number, d: string, left: Side = 'straight', right: Side = left): Letterform => ({
  d,
  width,
  left,
  right,
})

const SMALL_BOWL = 'M66-33A33 33 0 1 1 0-33A33 33 0 1 1 66-33Z'
const RING = 'M100-50A50 50 0 1 1 0-50A50 50 0 1 1 100-50Z'

const CAPITALS: Record<string, Letterform> = {
  A: form(84, 'M0 0L42-100L84 0M15-34H69', 'open'),
  B: form(64, 'M0 0V-100H32A24 24 0 0 1 32-52H0M32-52H38A26 26 0 0 1 38 0H0', 'straight', 'round'),
  C: form(86, 'M85-15A50 50 0 1 1 85-85', 'round', 'open'),
  D: form(76, 'M0 0V-100H26A50 50 0 0 1 26 0Z', 'straight', 'round'),
  E: form(56, 'M56-100H0V0H56M0-52H48', 'straight', 'open'),
  F: form(54, 'M54-100H0V0M0-50H46', 'straight', 'open'),
  G: form(100, 'M85-85A50 50 0 1 0 100-48H60', 'round', 'straight'),
  H: form(72, 'M0 0V-100M72 0V-100M0-52H72'),
  I: form(0, 'M0 0V-100'),
  J: form(46, 'M46-100V-24A24 24 0 0 1-1-14', 'open', 'straight'),
  K: form(66, 'M0 0V-100M62-100L0-40M22-60L66 0', 'straight', 'open'),
  L: form(52, 'M0-100V0H52', 'straight', 'open'),
  M: form(92, 'M0 0V-100L46-30L92-100V0'),
  N: form(74, 'M0 0V-100L74 0V-100'),
  O: form(100, RING, 'round'),
  P: form(62, 'M0 0V-100H34A28 28 0 0 1 34-44H0', 'straight', 'round'),
  Q: form(100, `${RING}M62-26L96 6`, 'round'),
  R: form(64, 'M0 0V-100H34A28 28 0 0 1 34-44H0M34-44L64 0', 'straight', 'open'),
  S: form(
    62,
    'M58-82C52-95 42-100 31-100C15-100 3-90 3-75C3-43 62-60 62-27C62-10 48 0 31 0C16 0 4-8 0-22',
    'round',
  ),
  T: form(72, 'M0-100H72M36-100V0', 'open'),
  U: form(72, 'M0-100V-36A36 36 0 0 0 72-36V-100'),
  V: form(84, 'M0-100L42 0L84-100', 'open'),
  W: form(128, 'M0-100L32 0L64-86L96 0L128-100', 'open'),
  X: form(70, 'M0 0L70-100M0-100L70 0', 'open'),
  Y: form(76, 'M0-100L38-48L76-100M38-48V0', 'open'),
  Z: form(70, 'M2-100H68L0 0H70', 'open'),
}

const SMALL_LETTERS: Record<string, Letterform> = {
  a: form(66, `${SMALL_BOWL}M66-66V0`, 'round', 'straight'),
  b: form(66, `${SMALL_BOWL}M0-100V0`, 'straight', 'round'),
  c: form(57, 'M56-9.500A33 33 0 1 1 56-56.500', 'round', 'open'),
  d: form(66, `${SMALL_BOWL}M66-100V0`, 'round', 'straight'),
  e: form(66, 'M1-33H65A33 33 0 1 0 57-10', 'round'),
  f: form(36, 'M36-99C21-103 13-95 13-80V0M0-64H33', 'open'),
  g: form(66, `${SMALL_BOWL}M66-66V0A30 30 0 0 1 9 13`, 'round', 'straight'),
  h: form(56, 'M0-100V0M0-38A28 28 0 0 1 56-38V0'),
  i: form(0, 'M0-66V0M0-95V-94.500'),
  j: form(12, 'M12-66V8A18 18 0 0 1-8 26M12-95V-94.500', 'open', 'straight'),
  k: form(50, 'M0-100V0M46-66L0-28M18-42L50 0', 'straight', 'open'),
  l: form(0, 'M0-100V0'),
  m: form(96, 'M0-66V0M0-42A24 24 0 0 1 48-42V0M48-42A24 24 0 0 1 96-42V0'),
  n: form(56, 'M0-66V0M0-38A28 28 0 0 1 56-38V0'),
  o: form(66, SMALL_BOWL, 'round'),
  p: form(66, `${SMALL_BOWL}M0-66V30`, 'straight', 'round'),
  q: form(66, `${SMALL_BOWL}M66-66V30`, 'round', 'straight'),
  r: form(34, 'M0-66V0M0-36C0-56 13-68 34-64', 'straight', 'open'),
  s: form(
    46,
    'M42-56C37-63 30-67 22-67C11-67 3-60 3-51C3-30 46-40 46-17C46-6 35 0 23 0C12 0 4-4 0-13',
    'round',
  ),
  t: form(38, 'M14-90V-18C14-4 24 2 38-2M0-66H34', 'open'),
  u: form(56, 'M0-66V-28A28 28 0 0 0 56-28V-66M56-28V0'),
  v: form(56, 'M0-66L28 0L56-66', 'open'),
  w: form(88, 'M0-66L22 0L44-58L66 0L88-66', 'open'),
  x: form(48, 'M0 0L48-66M0-66L48 0', 'open'),
  y: form(56, 'M0-66L28-2M56-66L22 14C18 24 10 28 0 26', 'open'),
  z: form(50, 'M2-66H48L0 0H50', 'open'),
}

const DIGITS_AND_SIGNS: Record<string, Letterform> = {
  0: form(68, 'M34-100C54-100 68-82 68-50C68-18 54 0 34 0C14 0 0-18 0-50C0-82 14-100 34-100Z', 'round'),
  1: form(28, 'M0-78L28-100V0', 'open', 'straight'),
  2: form(64, 'M2-74C4-90 16-100 32-100C50-100 62-88 62-72C62-46 20-30 0 0H64', 'open'),
  3: form(60, 'M2-100H58L28-62C48-62 60-48 60-31C60-12 46 0 29 0C14 0 4-8 0-20', 'open', 'round'),
  4: form(70, 'M52 0V-100L0-30H70', 'open'),
  5: form(
    60,
    'M56-100H10L6-56C12-60 20-63 29-63C48-63 60-49 60-32C60-13 46 0 28 0C14 0 4-8 0-20',
    'open',
    'round',
  ),
  6: form(62, 'M46-100L5-48M62-31A31 31 0 1 1 0-31A31 31 0 1 1 62-31Z', 'round'),
  7: form(62, 'M0-100H62L22 0', 'open'),
  8: form(
    56,
    'M28-100A23 23 0 1 1 28-54A23 23 0 1 1 28-100ZM28-54A27 27 0 1 1 28 0A27 27 0 1 1 28-54Z',
    'round',
  ),
  9: form(62, 'M16 0L57-52M62-69A31 31 0 1 1 0-69A31 31 0 1 1 62-69Z', 'round'),
  '&': form(
    74,
    'M74 0L16-72C8-84 16-100 32-100C48-100 54-84 44-74L14-52C-4-38 2 0 32 0C54 0 68-18 70-42',
    'round',
    'open',
  ),
  '-': form(34, 'M0-38H34', 'open'),
  '.': form(0, 'M0-1V-0.500', 'open'),
  "'": form(0, 'M0-100V-80', 'open'),
}

const ALPHABET: Record<string, Letterform> = { ...CAPITALS, ...SMALL_LETTERS, ...DIGITS_AND_SIGNS }

/** The letter as strokes. Accents fall away; a sign the alphabet lacks is an error, never a gap in a name. */
export function letterform(letter: string): Letterform {
  const plain = letter === '’' ? "'" : letter.normalize('NFD').charAt(0)
  const found = ALPHABET[plain]
  if (!found) throw new Error(`The wordmark alphabet has no "${letter}"`)
  return found
}
