/** Everything that makes one portrait different from the next. Colours are as in daylight. */
export interface Sitter {
  skin: string
  hair: 'short' | 'parted' | 'receding' | 'curls' | 'bob' | 'bun' | 'braids' | 'hijab' | 'headwrap' | 'turban'
  hairColour: string
  /** Hijab, headwrap or turban. */
  cloth?: string
  beard?: 'full' | 'stubble' | 'moustache'
  glasses?: boolean
  earrings?: string
  /** Lines of a long life at eyes and mouth. */
  isElder?: boolean
  garment: 'blazer' | 'shirt' | 'robe' | 'sweater' | 'dress'
  top: string
  /** Shirt under a blazer, pattern of a dress, trim of a robe. */
  trim: string
  backdrop: 'sun' | 'arch' | 'river' | 'rays' | 'tiles' | 'dunes' | 'leaves'
  ground: string
  accent: string
}
