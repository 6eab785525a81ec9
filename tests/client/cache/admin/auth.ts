import { authKeys, authQueries, useCreateSession, useDeleteSession } from '@stoa/api/admin/auth'
import { written } from '../../cache-row.ts'
import type { QueriesOf } from '../../cache-row.ts'

export const queries: QueriesOf<typeof authQueries> = (http) => ({
  current: authQueries(http).current(),
})

export const writes = [
  written(useCreateSession, { email: 'ada@stoa.test', password: 'secret' }, [authKeys.current()]),
  written(useDeleteSession, undefined, [authKeys.current()]),
]
