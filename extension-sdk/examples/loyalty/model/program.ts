import type { Metadata } from '@stoa/extension-sdk'

const ENABLED_KEY = 'loyalty_enabled'
const RATE_KEY = 'loyalty_points_per_unit'

export const HIGHEST_RATE = 100

/** The rules of the store's loyalty program. */
export interface Program {
  isEnabled: boolean
  /** Points for each whole currency unit: 1 to {@link HIGHEST_RATE}. */
  pointsPerUnit: number
}

const isRate = (value: number): boolean => Number.isInteger(value) && value >= 1 && value <= HIGHEST_RATE

/** Defaults to one point per unit. */
export function programOf(metadata: Metadata | null | undefined): Program {
  const rate = Number(metadata?.[RATE_KEY])
  return { isEnabled: metadata?.[ENABLED_KEY] !== false, pointsPerUnit: isRate(rate) ? rate : 1 }
}

export const programPatch = ({ isEnabled, pointsPerUnit }: Program): Metadata => ({
  [ENABLED_KEY]: isEnabled,
  [RATE_KEY]: pointsPerUnit,
})

/** The number that a person typed; null when it is none of the allowed ones. */
export function readRate(typed: string): number | null {
  const rate = Number(typed.trim() || Number.NaN)
  return isRate(rate) ? rate : null
}
