import type { useListFilter } from '@stoa/admin/list'
import { useTranslation } from '@stoa/extension-sdk'
import { Button } from '@stoa/ui/button'

import { lowRange, thresholdOf } from '../model/availability.ts'
import { lowThreshold, rememberThreshold } from './low-stock.ts'

type SetFilter = ReturnType<typeof useListFilter>['setFilter']

interface LowStockButtonProps {
  list: Pick<ReturnType<typeof useListFilter>, 'filter'> & {
    setFilter: (...change: Parameters<SetFilter>) => unknown
  }
}

/** Shows what runs low, up to the threshold that was set last; nothing while the list is narrowed by what is available. */
export function LowStockButton({ list: { filter, setFilter } }: LowStockButtonProps) {
  const { t } = useTranslation()
  if (filter.set['available']) return null
  const low = lowThreshold()
  return (
    <Button size="small" onPress={() => void setFilter('available', [lowRange(low)])}>
      {t('inventory.low', { number: low })}
    </Button>
  )
}

/** Sets a filter, and remembers the threshold of what runs low. */
export const withThreshold =
  <Result,>(setFilter: (...change: Parameters<SetFilter>) => Result) =>
  (...[name, values]: Parameters<SetFilter>): Result => {
    const threshold = name === 'available' ? thresholdOf(values[0]) : undefined
    if (threshold !== undefined) rememberThreshold(threshold)
    return setFilter(name, values)
  }
