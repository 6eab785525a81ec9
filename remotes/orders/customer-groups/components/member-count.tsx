import { customerGroupQueries } from '@stoa/api/admin/customer-groups'
import type { HttpClient } from '@stoa/api/http'
import { useApi } from '@stoa/api/react'
import { useTranslation } from '@stoa/extension-sdk'
import { formatNumber } from '@stoa/i18n/numbers'
import { Skeleton } from '@stoa/ui/skeleton'
import { useQuery } from '@tanstack/react-query'

/** One member is read to learn how many there are: a group itself does not say it. */
export const memberCountQuery = (http: HttpClient, id: string) =>
  customerGroupQueries(http).customers(id, { limit: 1 })

/** The number of customers in a group. */
export function MemberCount({ id }: { id: string }) {
  const { locale } = useTranslation()
  const { data, error } = useQuery(memberCountQuery(useApi(), id))
  if (data) return formatNumber(data.count, locale)
  return error ? '–' : <Skeleton width="3ch" height="20px" />
}
