import { createRemembered } from '@stoa/ui/remembered'

import { LOW } from '../model/availability.ts'

const threshold = createRemembered({
  key: 'stoa.inventory.low',
  storage: 'localStorage',
  check: (stored) => (Number.isSafeInteger(stored) ? (stored as number) : undefined),
})

/** Up to how many available pieces count as running low: what was asked for last in this browser. */
export const lowThreshold = (): number => threshold.read() ?? LOW

export const rememberThreshold = (count: number) => threshold.write(count)
