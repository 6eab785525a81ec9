/** Without those that look alike: 0 and O, 1 and I. */
const SIGNS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** Stands for one letter or digit in a pattern. */
export const BLANK = '#'

/** So many codes are made at once. */
export const MOST_CODES = 1000

/** A random whole number from 0 up to, but not including, `below`. */
type Draw = (below: number) => number

const draw: Draw = (below) => {
  // Numbers past the last whole multiple are drawn again, so that each is as likely as the others.
  const limit = Math.floor(2 ** 32 / below) * below
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1))
  return number < limit ? number % below : draw(below)
}

/** A code as the backend keeps it: `summer-####` becomes, for example, `SUMMER-K7QD`. */
export const fillPattern = (pattern: string, drawn: Draw = draw): string =>
  pattern.toUpperCase().replaceAll(BLANK, () => SIGNS[drawn(SIGNS.length)] ?? '')

/** How many codes a pattern has. */
const roomOf = (pattern: string): number => SIGNS.length ** (pattern.split(BLANK).length - 1)

/** Why codes cannot be made of a pattern. */
type PatternProblem = 'empty' | 'signs' | 'blanks' | 'room'

/** A pattern has to have more than twice as many codes as are wanted, so that they are found soon and hard to guess. */
export function patternProblem(pattern: string, count: number): PatternProblem | undefined {
  if (!pattern) return 'empty'
  if (/[\s/?%]/.test(pattern)) return 'signs'
  if (!pattern.includes(BLANK)) return 'blanks'
  return roomOf(pattern) < count * 2 ? 'room' : undefined
}

/** Codes of a pattern, none twice and none that is taken. Throws a RangeError when the pattern has not enough. */
export function drawCodes(
  pattern: string,
  count: number,
  taken: Iterable<string> = [],
  drawn: Draw = draw,
): string[] {
  const known = new Set([...taken].map((code) => code.toUpperCase()))
  const codes: string[] = []
  const tries = count * 100
  for (let tried = 0; codes.length < count; tried++) {
    if (tried > tries) throw new RangeError(`${pattern} has too few codes`)
    const code = fillPattern(pattern, drawn)
    if (known.has(code)) continue
    known.add(code)
    codes.push(code)
  }
  return codes
}
