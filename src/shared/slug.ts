const arabic: Record<string, string> = {
  ا: 'a',
  أ: 'a',
  إ: 'i',
  آ: 'a',
  ب: 'b',
  ت: 't',
  ث: 'th',
  ج: 'g',
  ح: 'h',
  خ: 'kh',
  د: 'd',
  ذ: 'dh',
  ر: 'r',
  ز: 'z',
  س: 's',
  ش: 'sh',
  ص: 's',
  ض: 'd',
  ط: 't',
  ظ: 'z',
  ع: 'a',
  غ: 'gh',
  ف: 'f',
  ق: 'q',
  ك: 'k',
  ل: 'l',
  م: 'm',
  ن: 'n',
  ه: 'h',
  و: 'w',
  ي: 'y',
  ى: 'a',
  ة: 'a',
  ء: '',
  ئ: 'y',
  ؤ: 'w',
  '٠': '0',
  '١': '1',
  '٢': '2',
  '٣': '3',
  '٤': '4',
  '٥': '5',
  '٦': '6',
  '٧': '7',
  '٨': '8',
  '٩': '9',
}

const longest = 60

/** A readable address part out of a title; `fallback` where nothing of the title can be spelled in Latin letters. */
export function slug(title: string, fallback: string): string {
  const latin = Array.from(title.normalize('NFC'), (letter) => arabic[letter] ?? letter).join('')
  const plain = latin.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  const words = plain.replace(/['’]/g, '').match(/[a-z0-9]+/g)
  if (!words) return fallback
  return words.join('-').slice(0, longest).replace(/-+$/, '')
}
