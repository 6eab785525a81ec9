import { userQueries } from '@stoa/api/admin/users'
import { useApi } from '@stoa/api/react'
import { useTranslation } from '@stoa/extension-sdk'
import type { FilterBarProps } from '@stoa/ui/filter-bar'
import { useQueryClient } from '@tanstack/react-query'

import type { Places } from '../../components/use-places.ts'
import { personName } from '../../model/staff-name.ts'

/** What reservations can be narrowed by. */
export function useReservationFilters({ places = [] }: Pick<Places, 'places'>): FilterBarProps['filters'] {
  const { t } = useTranslation()
  const cache = useQueryClient()
  const http = useApi()
  const column = (id: string) => t(`inventory.columns.${id}`)
  return [
    {
      id: 'location_id',
      label: column('location'),
      type: 'choices',
      choices: places.map(({ id, name }) => ({ id, label: name })),
    },
    { id: 'description', label: t('inventory.reservations.contains'), type: 'text' },
    { id: 'described_as', label: t('inventory.reservations.equals'), type: 'text' },
    { id: 'quantity', label: column('quantity'), type: 'numbers' },
    { id: 'created_at', label: column('created'), type: 'dates' },
    {
      id: 'created_by',
      label: column('createdBy'),
      type: 'choices',
      load: async () => {
        const { users } = await cache.fetchQuery(userQueries(http).list())
        return users.map((user) => ({ id: user.id, label: personName(user) }))
      },
    },
  ]
}
