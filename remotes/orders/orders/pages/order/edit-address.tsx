import { FormDialog, useRecordForm } from '@stoa/admin/form'
import { MetadataField } from '@stoa/admin/metadata'
import { useUpdateOrder, type AdminOrder } from '@stoa/api/admin/orders'
import { useNotify, useTranslation } from '@stoa/extension-sdk'
import { countryName } from '@stoa/i18n/countries'
import { AddressFields } from '@stoa/ui/address-fields'
import { Banner } from '@stoa/ui/banner'
import { changedMetadata, rowsOf } from '@stoa/ui/metadata-editor'

import { addressPayload, addressValues, REQUIRED_FIELDS } from '../../model/order-address.ts'

interface EditAddressProps {
  order: AdminOrder
  onClose: () => void
}

type Kind = 'shipping' | 'billing'

/** Changes one address of an order; the countries are those of its region. */
function EditAddress({ order, kind, onClose }: EditAddressProps & { kind: Kind }) {
  const { t, locale } = useTranslation()
  const notify = useNotify()
  const { mutateAsync: update } = useUpdateOrder()
  const saved = order[`${kind}_address`]
  const form = useRecordForm({
    id: `${kind}-address-${order.id}`,
    values: { address: addressValues(saved), metadata: rowsOf(saved?.metadata ?? null) },
    save: async ({ address }, changed) => {
      const payload = {
        ...addressPayload(address, saved),
        ...changedMetadata(saved?.metadata, changed.metadata),
      }
      await update({ id: order.id, changes: { [`${kind}_address`]: payload } })
      notify.success(t('order.customer.saved'), `#${order.display_id}`)
      onClose()
    },
  })
  const countries = (order.region.countries ?? [])
    .map(({ iso_2 }) => ({ id: iso_2, label: countryName(iso_2, locale) }))
    .toSorted((one, other) => one.label.localeCompare(other.label, locale))
  return (
    <FormDialog title={t(`order.customer.${kind}`)} form={form} onClose={onClose}>
      {kind === 'shipping' && order.fulfillments.some(({ canceled_at }) => canceled_at === null) ? (
        <Banner tone="info" title={t('order.customer.packed')}>
          {t('order.customer.packedMessage')}
        </Banner>
      ) : null}
      <AddressFields
        control={form.control}
        name="address"
        legend={t(`orders.customer.${kind}`)}
        countries={countries}
        required={{ fields: REQUIRED_FIELDS, error: t('admin.missing') }}
      />
      <MetadataField form={form} />
    </FormDialog>
  )
}

export const EditShippingAddress = (props: EditAddressProps) => <EditAddress {...props} kind="shipping" />
export const EditBillingAddress = (props: EditAddressProps) => <EditAddress {...props} kind="billing" />
