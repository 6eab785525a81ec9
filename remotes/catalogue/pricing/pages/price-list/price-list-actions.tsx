import { useReportFailure } from '@stoa/admin/failures'
import { DeleteButton, useDeleteRecord } from '@stoa/admin/record'
import type { PriceList } from '@medusajs/client-types'
import { useDeletePriceList, useUpdatePriceList } from '@stoa/api/admin/price-lists'
import { useNotify, useTranslation } from '@stoa/extension-sdk'
import { Button } from '@stoa/ui/button'
import { Menu } from '@stoa/ui/menu'
import ChevronDown from 'lucide-react/icons/chevron-down'

import { useDuplicatePriceList } from '../../components/use-duplicate-price-list.ts'
import { usePriceListQuestion } from '../../components/use-price-list-question.ts'
import { priceListStatusOf } from '../../model/price-list-status.ts'

const STATUSES = ['active', 'draft'] as const

export function PriceListActions({ list }: { list: PriceList }) {
  const { id, name } = list
  const { t } = useTranslation()
  const reportFailure = useReportFailure()
  const notify = useNotify()
  const duplicate = useDuplicatePriceList()
  const questionOf = usePriceListQuestion()
  const deletion = useDeleteRecord(useDeletePriceList(), {
    id,
    name,
    question: questionOf([list]),
    done: t('pricing.deleted'),
    back: '/pricing',
  })
  const { mutate: update, isPending } = useUpdatePriceList()
  const setStatus = (status: PriceList['status']) =>
    update(
      { id, changes: { status } },
      {
        onSuccess: () => notify.success(t(`pricing.became.${status}`), name),
        onError: (error) => reportFailure(error, t('pricing.notChanged')),
      },
    )
  return (
    <>
      <DeleteButton deletion={deletion} />
      <Button onPress={() => void duplicate(id)}>{t('pricing.duplicate')}</Button>
      <Menu
        trigger={
          <Button icon={ChevronDown} isLoading={isPending} isDisabled={priceListStatusOf(list) === 'expired'}>
            {t('pricing.columns.status')}
          </Button>
        }
        entries={STATUSES.map((status) => ({
          id: status,
          label: t(status === 'active' ? 'pricing.activate' : 'pricing.deactivate'),
          isDisabled: list.status === status,
          onAction: () => setStatus(status),
        }))}
      />
    </>
  )
}
