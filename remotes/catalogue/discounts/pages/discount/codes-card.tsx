import { ListTable, useListFilter } from '@stoa/admin/list'
import { LoadFailure } from '@stoa/admin/failures'
import { discountQueries, type AdminDiscount, type DynamicCode } from '@stoa/api/admin/discounts'
import { useApi } from '@stoa/api/react'
import { useNavigation, useTranslation } from '@stoa/extension-sdk'
import { Button } from '@stoa/ui/button'
import { Card } from '@stoa/ui/card'
import { EmptyState } from '@stoa/ui/empty-state'
import { SearchField } from '@stoa/ui/search-field'
import { Toolbar } from '@stoa/ui/toolbar'
import { useQuery } from '@tanstack/react-query'
import Ticket from 'lucide-react/icons/ticket'
import { useState } from 'react'

import { CODE_RULES, codePage } from '../../model/code-list.ts'
import { CreateCode } from './create-code.tsx'
import { GenerateCodes } from './generate-codes.tsx'
import { useCodeActions } from './use-code-actions.ts'
import { useCodeColumns } from './use-code-columns.tsx'
import { useCodesFile } from './use-codes-file.ts'

const NO_CODES: readonly DynamicCode[] = []

/** The codes of a template, and how more are made. */
export function CodesCard({ template }: { template: AdminDiscount }) {
  const { t } = useTranslation()
  const { href } = useNavigation()
  const list = useListFilter(CODE_RULES)
  const [making, setMaking] = useState<'one' | 'many'>()
  const download = useCodesFile(template.code)
  const { id, created_at } = template
  const { data, error, refetch } = useQuery(discountQueries(useApi()).dynamicCodes({ id, created_at }))
  const codes = data?.discounts ?? NO_CODES
  const columns = useCodeColumns()
  const bulkActions = useCodeActions(id)
  const close = () => setMaking(undefined)

  return (
    <Card
      title={t('discounts.codes.title')}
      description={t('discounts.codes.hint')}
      actions={
        <>
          <Button isDisabled={codes.length === 0} onPress={() => void download(codes)}>
            {t('discounts.codes.download')}
          </Button>
          <Button onPress={() => setMaking('one')}>{t('discounts.codes.create')}</Button>
          <Button variant="primary" isDisabled={!data} onPress={() => setMaking('many')}>
            {t('discounts.codes.generate')}
          </Button>
        </>
      }
      isFlush
    >
      <Toolbar
        search={
          <SearchField
            label={t('discounts.codes.search')}
            value={list.filter.q}
            onSearch={(q) => list.narrow({ q })}
          />
        }
      />
      <ListTable
        label={t('discounts.codes.title')}
        list={list}
        columns={columns}
        page={data && codePage(codes, list.filter)}
        rowName={({ code }) => code}
        rowHref={(code) => href(`/discounts/${code.id}`)}
        bulkActions={bulkActions}
        empty={<EmptyState icon={Ticket} title={t('discounts.codes.empty')} />}
        failure={
          error && !data ? (
            <LoadFailure title={t('discounts.codes.failed')} error={error} onRetry={refetch} />
          ) : undefined
        }
      />
      {making === 'one' ? <CreateCode template={template} onClose={close} /> : null}
      {making === 'many' ? <GenerateCodes template={template} codes={codes} onClose={close} /> : null}
    </Card>
  )
}
