import satisfies from 'semver/functions/satisfies.js'
import valid from 'semver/functions/valid.js'

/** What nearly every version looks like: that it is one needs no closer look. */
const PLAIN = /^(?:0|[1-9]\d{0,5})(?:\.(?:0|[1-9]\d{0,5})){2}$/

/** Whether a text is a semantic version. */
export const isVersion = (text: string): boolean => PLAIN.test(text) || valid(text) !== null

const answers = new Map<string, Map<string, boolean>>()

/** Whether a version lies in a range. Hundreds of extensions ask the same few questions: each is answered once. */
export function fits(version: string, range: string): boolean {
  const known = answers.get(version) ?? new Map<string, boolean>()
  answers.set(version, known)
  const answer = known.get(range) ?? satisfies(version, range)
  known.set(range, answer)
  return answer
}
