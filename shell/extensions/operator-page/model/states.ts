import type { Finding } from '@stoa/extension-sdk/admission'

import { BY_ADDRESS } from '../../containment/switched-off.ts'
import type { InstalledContribution } from './installed-contribution.ts'

/** Every state of an extension, most important first. */
export const STATES = [
  'refused',
  'quarantined',
  'failed',
  'partial',
  'offByFeed',
  'offHere',
  'offByAddress',
  'override',
  'earlier',
  'waiting',
  'running',
  'unused',
] as const

/**
 * `partial`: admitted without some contributions. `override`, `earlier`: a build other than the feed's runs. `waiting`: an
 * update uses more and waits for the operator.
 */
export type State = (typeof STATES)[number]

const WRONG = ['refused', 'quarantined', 'failed', 'partial'] as const satisfies readonly State[]

/** Whether a state needs the operator's attention. */
export const isWrong = (state: State): state is (typeof WRONG)[number] => WRONG.some((one) => one === state)

interface Facts {
  name: string
  isArea: boolean
  isIn: boolean
  findings: readonly Finding[]
  contributions: readonly InstalledContribution[]
  hasFailed: boolean
  isOverride: boolean
  isEarlier: boolean
  isWaiting: boolean
}

/** Who disabled extensions. */
export interface SwitchedOff {
  /** Names that the feed disables. */
  byFeed: readonly string[]
  /** Name → reason, for this browser or page load; `*` means all but the areas. */
  here: Readonly<Record<string, string>>
}

function offState({ name, isArea, findings }: Facts, { byFeed, here }: SwitchedOff): State | undefined {
  if (!findings.some(({ rule }) => rule === 'disabled')) return undefined
  if (byFeed.includes(name)) return 'offByFeed'
  const by = (Object.hasOwn(here, name) ? here[name] : undefined) ?? (isArea ? undefined : here['*'])
  return by === BY_ADDRESS ? 'offByAddress' : 'offHere'
}

/** What is left out on purpose is none of the operator's problems. */
const ON_PURPOSE: ReadonlySet<string | undefined> = new Set(['optional-need', 'disabled', 'role'])

const isMissed = (finding?: Finding): boolean => !ON_PURPOSE.has(finding?.rule)

/** States of an extension, most important first; never empty. */
export function statesOf(facts: Facts, off: SwitchedOff): readonly State[] {
  const { contributions, findings, isIn, hasFailed, isOverride, isEarlier, isWaiting } = facts
  if (!isIn) {
    const beside = (['override', 'waiting'] as const).filter((one) =>
      one === 'waiting' ? isWaiting : isOverride,
    )
    return [offState(facts, off) ?? 'refused', ...beside]
  }
  const refused = contributions.filter(({ state }) => state === 'refused')
  const has = (state: InstalledContribution['state']) => contributions.some((one) => one.state === state)
  const holds: Partial<Record<State, boolean>> = {
    quarantined: has('quarantined'),
    failed: hasFailed,
    partial: [...findings, ...refused.map(({ finding }) => finding)].some(isMissed),
    override: isOverride,
    earlier: isEarlier,
    waiting: isWaiting,
    running: has('running'),
  }
  const states = STATES.filter((state) => holds[state])
  const saysHowItFares = states.some(
    (state) => !['partial', 'override', 'earlier', 'waiting'].includes(state),
  )
  return saysHowItFares ? states : [...states, 'unused']
}
