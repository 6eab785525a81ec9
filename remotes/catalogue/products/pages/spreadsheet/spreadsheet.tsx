import { NoRows, useListFilter } from '@stoa/admin/list'
import { LoadFailure } from '@stoa/admin/record'
import {
  useDialogs,
  useFailureText,
  useNavigation,
  useTranslation,
  useUnsavedChanges,
} from '@stoa/extension-sdk'
import { Banner } from '@stoa/ui/banner'
import { Card } from '@stoa/ui/card'
import { EmptyState } from '@stoa/ui/empty-state'
import { Grid } from '@stoa/ui/grid'
import { Page } from '@stoa/ui/page'
import Tag from 'lucide-react/icons/tag'
import { useState } from 'react'

import { products } from '../../components/product-list.tsx'
import type { SheetRow } from '../../model/product-sheet.ts'
import { SheetPages } from './sheet-pages.tsx'
import { SheetToolbar } from './sheet-toolbar.tsx'
import { useSaveSheet } from './use-save-sheet.ts'
import { useSheetChoice } from './use-sheet-choice.ts'
import { useSheetColumns } from './use-sheet-columns.ts'
import { useSheet } from './use-sheet.ts'

const keyOf = ({ key }: SheetRow) => key
const nameOf = ({ product, variant }: SheetRow) =>
  variant ? `${product.title} – ${variant.title}` : product.title
const levelOf = ({ variant }: SheetRow) => (variant ? 1 : 0)
const NO_ROWS: readonly SheetRow[] = []

export default function SpreadsheetPage() {
  const { t } = useTranslation()
  const { href } = useNavigation()
  const { confirm } = useDialogs()
  const failureText = useFailureText()
  const list = useListFilter(products.rules)
  const choice = useSheetChoice()
  const showsLevels = choice.shown.some(({ field }) => field.kind === 'level')
  const { page, levels, levelsError, isReplaced, error, refetch } = useSheet(list.filter, showsLevels)
  const { columns, fields } = useSheetColumns(choice.shown, levels)
  const rows = page?.rows ?? NO_ROWS
  const onSave = useSaveSheet(rows, fields, levels)
  const [isDirty, setDirty] = useState(false)
  const [gridKey, setGridKey] = useState(0)
  useUnsavedChanges(isDirty)

  /** Other rows take the place of those with changes: asks before. */
  const asking =
    <Change extends unknown[]>(go: (...change: Change) => void) =>
    async (...change: Change) => {
      if (isDirty) {
        const isWanted = await confirm({
          title: t('admin.discard.title'),
          message: t('admin.discard.message'),
          confirmLabel: t('admin.discard.confirm'),
          tone: 'danger',
        })
        if (!isWanted) return
        setGridKey((key) => key + 1)
        setDirty(false)
      }
      go(...change)
    }
  const asked = {
    filter: list.filter,
    narrow: asking(list.narrow),
    setFilter: asking(list.setFilter),
    turnTo: asking(list.turnTo),
    reset: asking(list.reset),
  }
  const failure = error ?? choice.error

  return (
    <Page
      title={t('spreadsheet.title')}
      description={t('spreadsheet.message')}
      back={{ href: href('/products'), label: t('products.title') }}
    >
      {levelsError ? (
        <Banner tone="warning" title={t('spreadsheet.levelsFailed')}>
          {failureText(levelsError)}
        </Banner>
      ) : null}
      <Card isFlush>
        <SheetToolbar list={asked} choice={choice} isDirty={isDirty} />
        <Grid
          key={gridKey}
          label={t('spreadsheet.label')}
          columns={columns}
          rows={rows}
          rowKey={keyOf}
          rowName={nameOf}
          level={levelOf}
          isLoading={!page || isReplaced || choice.choices.length === 0}
          error={
            failure ? (
              <LoadFailure
                title={t('spreadsheet.failed')}
                error={failure}
                onRetry={error ? refetch : choice.refetch}
              />
            ) : undefined
          }
          empty={
            <NoRows
              filter={list.filter}
              onTurn={(to) => void asked.turnTo(to)}
              onReset={() => void asked.reset()}
            >
              <EmptyState
                icon={Tag}
                title={t('products.empty.title')}
                message={t('products.empty.message')}
              />
            </NoRows>
          }
          onSave={onSave}
          onDirtyChange={setDirty}
        />
        {page && page.rows.length > 0 ? <SheetPages list={asked} count={page.count} /> : null}
      </Card>
    </Page>
  )
}
