import { useTranslation } from '@stoa/extension-sdk'
import { formatNumber } from '@stoa/i18n/numbers'
import type { FilterBarProps } from '@stoa/ui/filter-bar'
import type { SavedViewsProps } from '@stoa/ui/saved-views'
import type { TableProps } from '@stoa/ui/table'

interface ToolbarTexts {
  filters: FilterBarProps['texts']
  views: SavedViewsProps['texts']
  columns: NonNullable<TableProps<unknown>['columnChoice']>['texts']
}

/** Ranges of days that are asked for often. */
const PRESETS = [7, 30, 90]

/** What views, filters and the choice of columns say. */
export function useToolbarTexts(): ToolbarTexts {
  const { t, locale } = useTranslation()
  const view = (key: string) => t(`list.views.${key}`)
  const filter = (key: string, values?: Record<string, string>) => t(`list.filters.${key}`, values)
  return {
    filters: {
      label: filter('label'),
      add: filter('add'),
      clear: filter('clear'),
      remove: (name) => filter('remove', { name }),
      from: filter('from'),
      to: filter('to'),
      apply: filter('apply'),
      find: filter('find'),
      loading: filter('loading'),
      failed: filter('failed'),
      retry: t('retry'),
      since: (end) => filter('since', { end }),
      until: (end) => filter('until', { end }),
      presets: PRESETS.map((days) => ({
        days,
        label: filter('lastDays', { days: formatNumber(days, locale) }),
      })),
    },
    views: {
      label: view('label'),
      all: view('all'),
      save: view('save'),
      actions: (name) => t('list.views.actions', { name }),
      update: view('update'),
      rename: view('rename'),
      openFirst: view('openFirst'),
      notFirst: view('notFirst'),
      earlier: view('earlier'),
      later: view('later'),
      remove: view('remove'),
      name: view('name'),
      nameMissing: view('nameMissing'),
      keep: view('keep'),
      cancel: view('cancel'),
    },
    columns: {
      title: t('list.columns.title'),
      earlier: (column) => t('list.columns.earlier', { column }),
      later: (column) => t('list.columns.later', { column }),
      reset: t('list.columns.reset'),
    },
  }
}
