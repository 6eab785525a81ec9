import { useReportFailure } from '@stoa/admin/form'
import { JsonCard } from '@stoa/admin/record'
import type { PriceList } from '@medusajs/client-types'
import { useUpdatePriceList } from '@stoa/api/admin/price-lists'
import { useNavigation, useNotify, usePageTitle, useTranslation, Zone } from '@stoa/extension-sdk'
import { Button } from '@stoa/ui/button'
import { Menu } from '@stoa/ui/menu'
import { Page } from '@stoa/ui/page'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { useState } from 'react'

import type { SheetProducts } from '../../components/price-queries.ts'
import { PriceListBadge } from '../../components/price-list-badge.tsx'
import { ScheduleCard } from '../../components/schedule-card.tsx'
import { useDuplicatePriceList } from '../../components/use-duplicate-price-list.ts'
import { priceListStatusOf } from '../../model/price-list-status.ts'
import { DetailsCard } from './details-card.tsx'
import { PricesCard } from './prices-card.tsx'
import { useDeletePriceListPage } from './use-delete-price-list-page.ts'

export function PriceListDetails({ list }: { list: PriceList }) {
  const { id, name } = list
  const { t } = useTranslation()
  const reportFailure = useReportFailure()
  const { href } = useNavigation()
  const notify = useNotify()
  const duplicate = useDuplicatePriceList()
  const deletion = useDeletePriceListPage(list)
  const [edited, setEdited] = useState<SheetProducts>()
  const { mutate: update, isPending } = useUpdatePriceList()
  const become = (status: PriceList['status']) =>
    update(
      { id, changes: { status } },
      {
        onSuccess: () => notify.success(t(`pricing.became.${status}`), name),
        onError: (error) => reportFailure(error, t('pricing.notChanged')),
      },
    )
  const status = priceListStatusOf(list)
  usePageTitle(name)

  return (
    <Page
      title={<bdi>{name}</bdi>}
      back={{ href: href('/pricing'), label: t('pricing.title') }}
      badges={<PriceListBadge list={list} />}
      actions={
        <>
          <Button tone="danger" isLoading={deletion.isPending} onPress={() => void deletion.ask()}>
            {t('admin.delete')}
          </Button>
          <Button onPress={() => void duplicate(id)}>{t('pricing.duplicate')}</Button>
          <Menu
            trigger={
              <Button icon={ChevronDown} isLoading={isPending} isDisabled={status === 'expired'}>
                {t('pricing.columns.status')}
              </Button>
            }
            entries={(['active', 'draft'] as const).map((next) => ({
              id: next,
              label: t(next === 'active' ? 'pricing.activate' : 'pricing.deactivate'),
              isDisabled: list.status === next,
              onAction: () => become(next),
            }))}
          />
        </>
      }
    >
      <Zone name="price_list.details.before" priceList={list} />
      <DetailsCard list={list} isCounted={edited === undefined} />
      <ScheduleCard list={list} />
      <Zone name="price_list.prices.before" priceList={list} />
      <PricesCard list={list} edited={edited} onEdit={setEdited} />
      <Zone name="price_list.prices.after" priceList={list} />
      <JsonCard value={list} />
      <Zone name="price_list.details.after" priceList={list} />
    </Page>
  )
}
