import type { PriceList } from '@medusajs/client-types'
import { useDeletePriceList } from '@stoa/api/admin/price-lists'
import { useDialogs, useNavigation, useNotify, useTranslation } from '@stoa/extension-sdk'

import { usePriceListQuestion } from '../../components/use-price-list-question.ts'

/** Deletes a price list after its name was typed, and leads back to the others. */
export function useDeletePriceListPage(list: PriceList) {
  const { t } = useTranslation()
  const { confirm } = useDialogs()
  const { open } = useNavigation()
  const notify = useNotify()
  const questionOf = usePriceListQuestion()
  const { mutate: remove, isPending } = useDeletePriceList()
  const ask = async () => {
    if (!(await confirm(questionOf([list])))) return
    const onSuccess = () => {
      notify.success(t('pricing.deleted'), list.name)
      open('/pricing', { replace: true })
    }
    remove({ id: list.id }, { onSuccess })
  }
  return { ask, isPending }
}
