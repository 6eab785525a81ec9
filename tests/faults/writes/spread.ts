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
  /** Turns the modes of a spread: other seeds break the forms in other ways. */
  seed: number
}

/** Every form is broken once, in a mode that the seed chooses, so that every mode occurs; one of the forms hangs instead. */
const modeOf = (form: number, seed: number): Mode | undefined =>
  form === seed % FORMS.length ? 'hang' : QUICK[(form + seed) % QUICK.length]

const modesOf = ({ name }: WriteForm): readonly Mode[] =>
  MODES.filter((mode) => mode !== 'lost, then down' || DOWN_FORMS.has(name))

/** The faults to try: a spread over all forms unless more is asked for. */
export function writeFaults({ isRepeated, isNamed, seed }: WriteChoice): readonly WriteFault[] {
  const pairs = FORMS.flatMap((form, at) =>
    modesOf(form).map((mode) => ({
      name: `write: ${form.name}, ${mode}`,
      form,
      mode,
      isSpread: mode === modeOf(at, seed) || mode === 'lost, then down',
    })),
  )
  if (isRepeated) return Array.from({ length: Math.ceil(MANY / pairs.length) }, () => pairs).flat()
  return pairs.filter(({ isSpread }) => isNamed || isSpread)
}
