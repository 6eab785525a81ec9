import { useSearchParams } from 'react-router'

import { PERIODS, type PeriodName } from '../../model/period.ts'

const USUAL: PeriodName = '30d'

/** What is looked at, kept in the address, so that Back returns to it and a link carries it. */
export function useSalesChoice() {
  const [params, setParams] = useSearchParams()
  const choose = (key: string, value: string) =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current)
        next.set(key, value)
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  return {
    period: PERIODS.find((name) => name === params.get('period')) ?? USUAL,
    currency: params.get('currency'),
    choosePeriod: (name: PeriodName) => choose('period', name),
    chooseCurrency: (currency: string) => choose('currency', currency),
  }
}
