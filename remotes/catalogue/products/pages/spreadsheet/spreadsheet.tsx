import { NoRows, useEditedList, useListFilter } from '@stoa/admin/list'
import { LoadFailure } from '@stoa/admin/failures'
import { useFailureText, useNavigation, useTranslation } from '@stoa/extension-sdk'
import { Banner } from '@stoa/ui/banner'
import { Card } from '@stoa/ui/card'
import { EmptyState } from '@stoa/ui/empty-state'
import { Grid } from '@stoa/ui/grid'
import { Page } from '@stoa/ui/page'
import Tag from 'lucide-react/icons/tag'

import type { SheetRow } from '../../model/product-sheet.ts'
import { SheetPages } from './sheet-pages.tsx'
import { SheetToolbar } from './sheet-toolbar.tsx'
import { useSaveSheet } from './use-save-sheet.ts'
import { useSheetChoice } from './use-sheet-choice.ts'
import { useSheetColumns } from './use-sheet-columns.ts'
import { SHEET_RULES, useSheet } from './use-sheet.ts'

const keyOf = ({ key }: SheetRow) => key
const nameOf = ({ product, variant }: SheetRow) =>
  variant ? `${product.title} – ${variant.title}` : product.title
const levelOf = ({ variant }: SheetRow) => (variant ? 1 : 0)
const NO_ROWS: readonly SheetRow[] = []

export default function SpreadsheetPage() {
  const { t } = useTranslation()
  const { href } = useNavigation()
  const failureText = useFailureText()
  const list = useListFilter(SHEET_RULES)
  const choice = useSheetChoice()
  const showsLevels = choice.shown.some(({ field }) => field.kind === 'level')
  const { page, levels, levelsError, isReplaced, error, refetch } = useSheet(list.filter, showsLevels)
  const { columns, fields } = useSheetColumns(choice.shown, levels)
  const rows = page?.rows ?? NO_ROWS
  const onSave = useSaveSheet(rows, fields, levels)
  const { list: asked, isDirty, setDirty, gridKey } = useEditedList(list)
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
