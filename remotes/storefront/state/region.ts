import { createContext, useContext } from 'react'

import type { Destination } from '../model/countries.ts'

/** Where the shopper wants the things, and everywhere else they could go. */
export interface RegionChoice extends Destination {
  destinations: readonly Destination[]
}

export const RegionContext = createContext<RegionChoice | undefined>(undefined)

/** The chosen country and its region; only below the `RegionGate`. */
export function useRegion() {
  const choice = useContext(RegionContext)
  if (!choice) throw new Error('useRegion must be used inside a RegionGate')
  const { region } = choice
  return { ...choice, currency: region.currency_code, withTax: region.includes_tax === true }
}
