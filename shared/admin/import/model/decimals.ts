/** What stands before the decimals of the numbers in a file. */
export type DecimalMark = '.' | ','

/** The mark that the numbers of a file have, judged by those that leave no doubt; a point if none does. */
export function guessDecimalMark(samples: Iterable<string>): DecimalMark {
  let commas = 0
  let points = 0
  for (const sample of samples) {
    const text = sample.trim()
    if (/,\d{1,2}\D*$/.test(text) || /\.\d{3},/.test(text)) commas += 1
    else if (/\.\d{1,2}\D*$/.test(text) || /,\d{3}\./.test(text)) points += 1
  }
  return commas > points ? ',' : '.'
}

const GROUPED: Readonly<Record<DecimalMark, RegExp>> = {
  '.': /^-?\d{1,3}(?:[,'’\s]\d{3})+(?:\.\d+)?$/,
  ',': /^-?\d{1,3}(?:[.'’\s]\d{3})+(?:,\d+)?$/,
}
const PLAIN: Readonly<Record<DecimalMark, RegExp>> = { '.': /^-?\d+(?:\.\d+)?$/, ',': /^-?\d+(?:,\d+)?$/ }

/**
 * A number as a program reads it, such as `1234.5` for `1.234,50 €`; nothing where the text is no number with this mark.
 * A sign or code of money may stand before or after it.
 */
export function readDecimal(text: string, mark: DecimalMark, currency = ''): string | undefined {
  const code = currency === '' ? '' : `|\\b${currency}\\b`
  const bare = text.replace(new RegExp(`\\p{Sc}${code}`, 'giu'), '').trim()
  if (!PLAIN[mark].test(bare) && !GROUPED[mark].test(bare)) return
  const digits = bare.replace(mark === ',' ? /[.'’\s]/g : /[,'’\s]/g, '').replace(',', '.')
  return digits.includes('.') ? digits.replace(/\.?0+$/, '') : digits
}

/** How many digits stand behind the point of a number from {@link readDecimal}. */
export const decimalsIn = (number: string): number => number.split('.')[1]?.length ?? 0
