import { lazyDialog } from '@stoa/admin/lazy-dialog'
import type { ListFilter } from '@stoa/admin/list'
import { useNavigation, useTranslation } from '@stoa/extension-sdk'
import { Button } from '@stoa/ui/button'
import { LinkButton } from '@stoa/ui/link-button'
import { useState } from 'react'
import { useLocation } from 'react-router'

const ExportProducts = lazyDialog(async () => (await import('./export-products.tsx')).default)

interface ListActionsProps {
  filter: ListFilter
  /** The ids of the columns that the list shows. */
  columns: readonly string[]
  /** How many products the filter lets through; undefined until it is known. */
  count: number | undefined
}

/** What can be done with all products of the list at once. */
export function ListActions(props: ListActionsProps) {
  const { t } = useTranslation()
  const { href } = useNavigation()
  const { search } = useLocation()
  const [isExporting, setExporting] = useState(false)
  return (
    <>
      <LinkButton href={href(`/products/spreadsheet${narrowing(search)}`)}>
        {t('products.spreadsheet.open')}
      </LinkButton>
      <LinkButton href={href('/products/import')}>{t('products.import.open')}</LinkButton>
      <Button onPress={() => setExporting(true)} isDisabled={!props.count}>
        {t('products.export.action')}
      </Button>
      {isExporting ? <ExportProducts {...props} onClose={() => setExporting(false)} /> : null}
    </>
  )
}

/** What narrows and sorts the list; its pages and columns are its own. */
function narrowing(search: string): string {
  const params = new URLSearchParams(search)
  for (const own of ['page', 'limit', 'columns', 'view']) params.delete(own)
  return params.size > 0 ? `?${params}` : ''
}
