import { useSearchParams } from 'react-router'

import type { Day } from '../../model/calendar.ts'
import { PERIODS, type PeriodChoice, type PeriodName } from '../../model/period.ts'
import { readStretch } from '../../model/stretch.ts'

const USUAL: PeriodName = '30d'

/** The chosen period and currency, stored in the URL, so that Back and links restore them. */
export function useSalesChoice(today: Day) {
  const [params, setParams] = useSearchParams()
  const write = (values: Record<string, string>, obsolete: readonly string[] = []) =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current)
        for (const key of obsolete) next.delete(key)
        for (const [key, value] of Object.entries(values)) next.set(key, value)
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  const named = PERIODS.find((name) => name === params.get('period')) ?? USUAL
  const own = readStretch(params.get('from'), params.get('to'), today)
  return {
    period: own ?? named,
    currency: params.get('currency'),
    choosePeriod: (choice: PeriodChoice) =>
      typeof choice === 'string'
        ? write({ period: choice }, ['from', 'to'])
        : write({ from: choice.first, to: choice.last }, ['period']),
    chooseCurrency: (currency: string) => write({ currency }),
  }
}
