import type { Finding } from '@stoa/extension-sdk/admission'

import { BY_ADDRESS } from '../../containment/switched-off.ts'
import type { Contributed } from './contributed.ts'

/** Everything that can be said of an extension, the most important first. */
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
  'running',
  'unused',
] as const

/** `partial`: let in without some of its contributions. `override` and `earlier`: another build than the feed's runs. */
export type State = (typeof STATES)[number]

/** States that an operator has to do something about. */
export const WRONG: readonly State[] = ['refused', 'quarantined', 'failed', 'partial']

interface Facts {
  name: string
  isArea: boolean
  isIn: boolean
  findings: readonly Finding[]
  contributions: readonly Contributed[]
  hasFailed: boolean
  isOverride: boolean
  isEarlier: boolean
}

/** Who switched extensions off. */
export interface SwitchedOff {
  /** Names that the feed switches off. */
  byFeed: readonly string[]
  /** Name → by whom, for this browser or this page load; `*` stands for all but the areas. */
  here: Readonly<Record<string, string>>
}

function offState({ name, isArea, findings }: Facts, { byFeed, here }: SwitchedOff): State | undefined {
  if (!findings.some(({ rule }) => rule === 'disabled')) return undefined
  if (byFeed.includes(name)) return 'offByFeed'
  const by = here[name] ?? (isArea ? undefined : here['*'])
  return by === BY_ADDRESS ? 'offByAddress' : 'offHere'
}

/** What is to be said of an extension, the most important first; never nothing. */
export function statesOf(facts: Facts, off: SwitchedOff): readonly State[] {
  const { contributions, isIn, hasFailed, isOverride, isEarlier } = facts
  if (!isIn) return [offState(facts, off) ?? 'refused', ...(isOverride ? (['override'] as const) : [])]
  const has = (state: Contributed['state']) => contributions.some((one) => one.state === state)
  const said: Partial<Record<State, boolean>> = {
    quarantined: has('quarantined'),
    failed: hasFailed,
    partial: has('refused'),
    override: isOverride,
    earlier: isEarlier,
    running: has('running'),
  }
  const states = STATES.filter((state) => said[state])
  const saysHowItFares = states.some((state) => !['partial', 'override', 'earlier'].includes(state))
  return saysHowItFares ? states : [...states, 'unused']
}
