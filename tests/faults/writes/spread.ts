import { FORMS } from './forms/forms.ts'
import type { WriteForm } from './forms/write-form.ts'
import { type Mode, MODES } from './modes.ts'

/** One write to break, once. */
export interface WriteFault {
  name: string
  form: WriteForm
  mode: Mode
}

/** How many faults a repeated run has at least. */
const MANY = 500
/** How many forms a spread breaks. */
const SPREAD = 39
/** The modes that a spread turns through. The others take half a minute. */
const QUICK = MODES.filter((mode) => mode !== 'hang' && mode !== 'lost, then down')
/** The forms that lose the store after their write: money, goods and a record. */
const DOWN_FORMS: ReadonlySet<string> = new Set([
  'issue a gift card',
  'refund an order',
  'create a collection',
])

/** Which faults to try. */
export interface WriteChoice {
  /** Every pair of form and mode, several times, more than 500 faults. */
  isRepeated: boolean
  /** Every pair, for faults that were asked for by name. */
  isNamed: boolean
  /** Names the first form of a spread, and turns its modes. */
  seed: number
}

/** The forms from the one that the seed names on are broken in turning modes, so that every mode occurs; the first hangs, too. */
function isInSpread(form: number, mode: Mode, seed: number): boolean {
  const first = seed % FORMS.length
  if (mode === 'hang') return form === first
  return (form - first + FORMS.length) % FORMS.length < SPREAD && mode === QUICK[(form + seed) % QUICK.length]
}

const modesOf = ({ name }: WriteForm): readonly Mode[] =>
  MODES.filter((mode) => mode !== 'lost, then down' || DOWN_FORMS.has(name))

/** The faults to try: a spread unless more is asked for. Other seeds spread over other forms, in other modes. */
export function writeFaults({ isRepeated, isNamed, seed }: WriteChoice): readonly WriteFault[] {
  const pairs = FORMS.flatMap((form, at) =>
    modesOf(form).map((mode) => ({
      name: `write: ${form.name}, ${mode}`,
      form,
      mode,
      isSpread: isInSpread(at, mode, seed),
    })),
  )
  if (isRepeated) return Array.from({ length: Math.ceil(MANY / pairs.length) }, () => pairs).flat()
  return pairs.filter(({ isSpread }) => isNamed || isSpread)
}
