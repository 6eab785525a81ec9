import { useApi } from '@stoa/api/react'
import { useTranslation, type Question } from '@stoa/extension-sdk'
import { formatList } from '@stoa/i18n/lists'
import { useQueryClient } from '@tanstack/react-query'

import { discountUses } from '../model/discount-uses.ts'
import { conditionedDiscounts, priceListsOf } from './group-uses-query.ts'
import { withMemberCounts, type GroupRow } from './group-row.ts'

/** The API takes no more values of one parameter. */
const MOST_AT_ONCE = 20

/** Asks before groups are deleted: names them, their members, and the price lists and discounts that use them. */
export function useGroupQuestion(): (groups: readonly GroupRow[]) => Promise<Question> {
  const { t, locale } = useTranslation()
  const cache = useQueryClient()
  const http = useApi()

  const usesOf = async (ids: readonly string[]) => {
    const names: string[] = []
    for (let start = 0; start < ids.length; start += MOST_AT_ONCE) {
      const lists = await cache.fetchQuery(priceListsOf(http, ids.slice(start, start + MOST_AT_ONCE)))
      names.push(...lists.map(({ name }) => name))
    }
    const discounts = await cache.fetchQuery(conditionedDiscounts(http))
    return [...new Set(names), ...discountUses(discounts, ids).map(({ code }) => code)]
  }
  const messageOf = async (groups: readonly GroupRow[]) => {
    const names = formatList(
      groups.map(({ name }) => name),
      locale,
    )
    try {
      const counted = await withMemberCounts(groups, cache, http)
      const uses = await usesOf(groups.map(({ id }) => id))
      const count = counted.reduce((sum, { members = 0 }) => sum + members, 0)
      if (uses.length === 0) return t('customerGroups.delete.unused', { names, count })
      return t('customerGroups.delete.used', { names, count, uses: formatList(uses, locale) })
    } catch {
      // What is lost could not be read: the question says so, and the person decides.
      return t('customerGroups.delete.unknown', { names })
    }
  }
  return async (groups) => ({
    title: t('customerGroups.delete.title', { count: groups.length }),
    message: await messageOf(groups),
    confirmLabel: t('customerGroups.delete.confirm', { count: groups.length }),
    tone: 'danger',
  })
}
