/** Whether a record shows the sent values; `unclear` when it lacks a sent property. */
export type Reflection = 'yes' | 'no' | 'unclear'

type Fields = Readonly<Record<string, unknown>>

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isNothing = (value: unknown): boolean => value === null || value === undefined || value === ''

const MOMENT = /^\d{4}-\d\d-\d\d/

/** Whether a record as it is read now has all that an update sent. */
export function reflects(record: Fields, sent: Fields): Reflection {
  return together(
    Object.entries(sent).flatMap(([name, value]) =>
      value === undefined ? [] : [shows(record[name], value)],
    ),
  )
}

function shows(saved: unknown, sent: unknown): Reflection {
  if (isNothing(sent)) return isNothing(saved) ? 'yes' : 'no'
  if (saved === undefined) return 'unclear'
  if (Array.isArray(sent)) {
    if (!Array.isArray(saved)) return 'unclear'
    if (saved.length !== sent.length) return 'no'
    return together(sent.map((item) => best(saved.map((candidate) => shows(candidate, item)))))
  }
  if (isFields(sent)) return isFields(saved) ? reflects(saved, sent) : saved === null ? 'no' : 'unclear'
  if (isFields(saved)) return best(['id', 'url', 'value'].map((name) => shows(saved[name], sent)))
  return isSame(saved, sent) ? 'yes' : 'no'
}

function isSame(saved: unknown, sent: unknown): boolean {
  if (saved === sent) return true
  if (typeof saved !== 'string') return false
  if (sent instanceof Date) return Date.parse(saved) === sent.getTime()
  if (typeof sent !== 'string') return false
  return MOMENT.test(saved) && MOMENT.test(sent) && Date.parse(saved) === Date.parse(sent)
}

const together = (parts: readonly Reflection[]): Reflection =>
  parts.includes('no') ? 'no' : parts.includes('unclear') ? 'unclear' : 'yes'

const best = (parts: readonly Reflection[]): Reflection =>
  parts.includes('yes') ? 'yes' : parts.includes('unclear') ? 'unclear' : 'no'

/**
 * Whether a record may be the one that a create sent: nothing that it shows plainly differs, also inside of objects such as
 * the context of a job. The backend trims texts, writes codes in capitals, and keeps some flags, such as that of a parcel's
 * notification, as null.
 */
export function mayBe(record: Fields, sent: Fields): boolean {
  return Object.entries(sent).every(([name, value]) => {
    const saved = record[name]
    if (saved === undefined || isNothing(value)) return true
    if (name === 'metadata' && isFields(value)) return !isFields(saved) || reflects(saved, value) === 'yes'
    if (isFields(value)) return !isFields(saved) || mayBe(saved, value)
    if (typeof value === 'object') return true
    return (saved === null && typeof value === 'boolean') || isAlike(saved, value)
  })
}

const isAlike = (saved: unknown, sent: unknown): boolean =>
  isSame(saved, sent) || plain(saved) === plain(sent)

const plain = (value: unknown): unknown => (typeof value === 'string' ? value.trim().toLowerCase() : value)
