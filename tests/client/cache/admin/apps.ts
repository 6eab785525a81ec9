import { appKeys, appQueries, useAuthorizeApp } from '@stoa/api/admin/apps'
import { written } from '../../cache-row.ts'
import type { QueriesOf } from '../../cache-row.ts'

export const queries: QueriesOf<typeof appQueries> = (http) => ({
  list: appQueries(http).list(),
})

export const writes = [
  written(useAuthorizeApp, { application_name: 'newsletter', state: 's', code: 'c' }, [appKeys.lists()]),
]
