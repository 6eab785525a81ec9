import { useReportFailure } from '@stoa/admin/failures'
import { readAll, type ListFilter } from '@stoa/admin/list'
import type { CustomerRow } from '@stoa/api/admin/customers'
import { useApi } from '@stoa/api/react'
import { useTranslation } from '@stoa/extension-sdk'
import { Button } from '@stoa/ui/button'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import { candidates } from './candidates.ts'

interface MatchingButtonsProps {
  filter: ListFilter
  /** How many customers match, on all pages. */
  count: number
  /** Takes all of them, to be put into the group or taken out of it. */
  onRead: (found: readonly CustomerRow[], isMember: boolean) => void
}

/** Puts everybody who matches the search and the filters into the group, or takes them out. */
export function MatchingButtons({ filter, count, onRead }: MatchingButtonsProps) {
  const { t } = useTranslation()
  const cache = useQueryClient()
  const http = useApi()
  const reportFailure = useReportFailure()
  const [reading, setReading] = useState<'in' | 'out'>()
  const read = async (direction: 'in' | 'out') => {
    setReading(direction)
    try {
      onRead(await readAll(candidates, { cache, http, filter }), direction === 'in')
    } catch (error) {
      reportFailure(error, t('customers.failed'))
    } finally {
      setReading(undefined)
    }
  }
  if (count === 0) return null
  return (['in', 'out'] as const).map((direction) => (
    <Button
      key={direction}
      size="small"
      isLoading={reading === direction}
      onPress={() => void read(direction)}
    >
      {t(`customerGroups.choose.all.${direction}`, { count })}
    </Button>
  ))
}
