import { lazyDialog } from '@stoa/admin/lazy-dialog'
import { DeleteButton, useDeleteRecord } from '@stoa/admin/record'
import { useDeleteRegion, type AdminRegion } from '@stoa/api/admin/regions'
import { useApi } from '@stoa/api/react'
import { useTranslation } from '@stoa/extension-sdk'
import { countryName } from '@stoa/i18n/countries'
import { formatList } from '@stoa/i18n/lists'
import { Button } from '@stoa/ui/button'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { regionShipping } from '../../../shipping/components/region-shipping.ts'

const EditRegion = lazyDialog(async () => (await import('../../components/edit-region.tsx')).EditRegion)

export function RegionActions({ region }: { region: AdminRegion }) {
  const { id, name, countries } = region
  const { t, locale } = useTranslation()
  const [isEditing, setEditing] = useState(false)
  const { data: shipping } = useQuery(regionShipping(useApi(), id))
  const names = countries
    .map(({ iso_2 }) => countryName(iso_2, locale))
    .toSorted((one, other) => one.localeCompare(other, locale))
  const deletion = useDeleteRecord(useDeleteRegion(), {
    id,
    name,
    question: {
      title: t('regions.delete.title', { name }),
      message: t(names.length > 0 ? 'regions.delete.message' : 'regions.delete.messageWithoutCountries', {
        countries: formatList(names, locale),
        options: shipping?.count ?? 0,
      }),
      confirmLabel: t('regions.delete.confirm'),
      tone: 'danger',
      typeToConfirm: name,
    },
    done: t('regions.deleted'),
    back: '/settings/regions',
  })
  return (
    <>
      <DeleteButton deletion={deletion} isDisabled={!shipping} />
      <Button onPress={() => setEditing(true)}>{t('admin.edit')}</Button>
      {isEditing ? <EditRegion region={region} onClose={() => setEditing(false)} /> : null}
    </>
  )
}
