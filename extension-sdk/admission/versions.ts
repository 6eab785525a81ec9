interface Version {
  main: readonly [major: number, minor: number, patch: number]
  prerelease: readonly string[]
}

interface Bound {
  operator: '<' | '<=' | '>' | '>=' | '='
  version: Version
}

const NUMBER = '(?:0|[1-9]\\d{0,14})'
const SUFFIX = '(?:-([\\da-z-]+(?:\\.[\\da-z-]+)*))?(?:\\+[\\da-z-]+(?:\\.[\\da-z-]+)*)?'
const VERSION = new RegExp(`^v?(${NUMBER})\\.(${NUMBER})\\.(${NUMBER})${SUFFIX}$`, 'i')
const PART = `(${NUMBER}|[x*])`
const PARTIAL = new RegExp(`^[v=]*${PART}(?:\\.${PART}(?:\\.${PART}${SUFFIX})?)?$`, 'i')
const SIMPLE = /^(\^|~>?|[<>]=?|=)?(.*)$/
const HYPHEN = /^(\S+) - (\S+)$/

/** Matches no version, because nothing is less than the lowest one. */
const NOTHING: Bound = { operator: '<', version: { main: [0, 0, 0], prerelease: ['0'] } }

// A numeric identifier has no leading zero.
const isPrerelease = (text = ''): boolean => text.split('.').every((part) => !/^0\d+$/.test(part))

function parse(text: string): Version | undefined {
  const match = VERSION.exec(text.trim())
  if (!match || !isPrerelease(match[4])) return undefined
  const [, major, minor, patch, prerelease] = match
  return {
    main: [Number(major), Number(minor), Number(patch)],
    prerelease: prerelease?.split('.') ?? [],
  }
}

function comparePart(one: string | undefined, other: string | undefined): number {
  if (one === other) return 0
  if (one === undefined || other === undefined) return one === undefined ? -1 : 1
  const [isNumber, isOtherNumber] = [/^\d+$/.test(one), /^\d+$/.test(other)]
  if (isNumber !== isOtherNumber) return isNumber ? -1 : 1
  return (isNumber ? Number(one) < Number(other) : one < other) ? -1 : 1
}

function compare(one: Version, other: Version): number {
  for (const index of [0, 1, 2] as const) {
    const difference = one.main[index] - other.main[index]
    if (difference !== 0) return difference
  }
  const [parts, others] = [one.prerelease, other.prerelease]
  if (parts.length === 0 || others.length === 0) return others.length - parts.length
  for (let index = 0; index < Math.max(parts.length, others.length); index++) {
    const difference = comparePart(parts[index], others[index])
    if (difference !== 0) return difference
  }
  return 0
}

const MEETS: Readonly<Record<Bound['operator'], (difference: number) => boolean>> = {
  '<': (difference) => difference < 0,
  '<=': (difference) => difference <= 0,
  '>': (difference) => difference > 0,
  '>=': (difference) => difference >= 0,
  '=': (difference) => difference === 0,
}

/** The bounds that an operator and a partial version stand for; undefined for other texts. */
function boundsOf(operator: string, text: string): Bound[] | undefined {
  const match = PARTIAL.exec(text)
  if (!match || !isPrerelease(match[4])) return text === '' && operator === '' ? [] : undefined
  const parts = match.slice(1, 4)
  const wildcard = parts.findIndex((part) => part === undefined || /[x*]/i.test(part))
  const depth = wildcard < 0 ? 3 : wildcard
  const [major = 0, minor = 0, patch = 0] = parts.slice(0, depth).map(Number)
  const prerelease = (depth === 3 && match[4]?.split('.')) || []
  const from: Version = { main: [major, minor, patch], prerelease }
  /** The lowest version with the part at `index` increased. */
  const after = (index: number, lowest = ['0']): Version => ({
    main: [
      index === 0 ? major + 1 : major,
      index === 0 ? 0 : index === 1 ? minor + 1 : minor,
      index === 2 ? patch + 1 : 0,
    ],
    prerelease: lowest,
  })
  const between = (index: number): Bound[] => [
    { operator: '>=', version: from },
    { operator: '<', version: after(index) },
  ]
  if (depth === 0) return operator === '<' || operator === '>' ? [NOTHING] : []
  if (operator === '^') {
    const first = [major, minor, patch].slice(0, depth).findIndex((part) => part > 0)
    return between(first < 0 ? depth - 1 : first)
  }
  if (operator.startsWith('~')) return between(Math.min(depth - 1, 1))
  if (operator === '>=') return [{ operator, version: from }]
  if (depth === 3) return [{ operator: (operator || '=') as Bound['operator'], version: from }]
  if (operator === '<') return [{ operator, version: { ...from, prerelease: ['0'] } }]
  if (operator === '>') return [{ operator: '>=', version: after(depth - 1, []) }]
  if (operator === '<=') return [{ operator: '<', version: after(depth - 1) }]
  return between(depth - 1)
}

const isLowest = ({ operator, version }: Bound): boolean =>
  operator === '>=' && version.prerelease.length === 0 && version.main.every((part) => part === 0)

/** The bounds of a range without `||`; undefined if it is none. */
function boundsIn(range: string): Bound[] | undefined {
  const hyphen = HYPHEN.exec(range)
  const simple = hyphen ? [`>=${hyphen[1]}`, `<=${hyphen[2]}`] : range.replace(/([<>=~^]) /g, '$1').split(' ')
  const bounds: Bound[] = []
  for (const text of simple) {
    const [, operator = '', version = ''] = SIMPLE.exec(text) ?? []
    const found = boundsOf(operator, version)
    if (!found) return undefined
    bounds.push(...found)
  }
  return bounds.filter((bound) => !isLowest(bound))
}

/** A prerelease only fits a range that names a prerelease of the same version. */
const isIn = (version: Version, bounds: readonly Bound[]): boolean =>
  bounds.every((bound) => MEETS[bound.operator](compare(version, bound.version))) &&
  (version.prerelease.length === 0 ||
    bounds.some(
      (bound) => bound.version.prerelease.length > 0 && String(bound.version.main) === String(version.main),
    ))

function satisfies(version: string, range: string): boolean {
  const parsed = parse(version)
  const sets = range.split('||').map((part) => boundsIn(part.trim().replace(/\s+/g, ' ')))
  if (!parsed || !sets.every((set) => set !== undefined)) return false
  // Next to “any version”, the other alternatives do not count, so prereleases do not fit.
  const unbounded = sets.find((set) => set.length === 0)
  return (unbounded ? [unbounded] : sets).some((set) => isIn(parsed, set))
}

/** Whether a text is a semantic version. */
export const isVersion = (text: string): boolean => parse(text) !== undefined

const answers = new Map<string, Map<string, boolean>>()

/**
 * Whether a version lies in a range, as npm reads ranges. Written out because `semver` takes 6 kB of the admin's first
 * page; a test compares the two.
 */
export function fits(version: string, range: string): boolean {
  const known = answers.get(version) ?? new Map<string, boolean>()
  answers.set(version, known)
  const answer = known.get(range) ?? satisfies(version, range)
  known.set(range, answer)
  return answer
}
