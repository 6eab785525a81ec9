import { useReportFailure } from '@stoa/admin/form'
import { lazyDialog } from '@stoa/admin/lazy-dialog'
import { DeleteButton, useDeleteRecord } from '@stoa/admin/record'
import { useDeleteShippingProfile, useUpdateShippingProfile } from '@stoa/api/admin/shipping-profiles'
import { useTranslation } from '@stoa/extension-sdk'
import { Button } from '@stoa/ui/button'
import { useState } from 'react'

import { isProtected, type Profile } from '../../model/profile.ts'
import { useDefaultProfile } from './use-default-profile.ts'

const EditProfile = lazyDialog(async () => (await import('../../components/edit-profile.tsx')).EditProfile)

const idsOf = (all: readonly { id: string }[] = []) => all.map(({ id }) => id)

export function ProfileActions({ profile }: { profile: Profile }) {
  const { id, name } = profile
  const { t } = useTranslation()
  const [isEditing, setEditing] = useState(false)
  const target = useDefaultProfile()
  const products = idsOf(profile.products)
  const options = idsOf(profile.shipping_options)
  const deletion = useDeleteRecord(useDeletion(profile, target?.id), {
    id,
    name,
    question: {
      title: t('shippingProfiles.delete.title', { name }),
      message: t('shippingProfiles.delete.message', {
        target: target?.name ?? '',
        products: products.length,
        options: options.length,
      }),
      confirmLabel: t('shippingProfiles.delete.confirm'),
      tone: 'danger',
    },
    done: t('shippingProfiles.deleted'),
    back: '/settings/shipping-profiles',
  })
  return (
    <>
      {isProtected(profile) ? null : <DeleteButton deletion={deletion} isDisabled={!target} />}
      <Button onPress={() => setEditing(true)}>{t('admin.edit')}</Button>
      {isEditing ? <EditProfile profile={profile} onClose={() => setEditing(false)} /> : null}
    </>
  )
}

/** Products without a profile cannot be shipped, so everything moves to the default profile before this one goes. */
function useDeletion({ products, shipping_options }: Profile, target: string | undefined) {
  const reportFailure = useReportFailure()
  const move = useUpdateShippingProfile()
  const remove = useDeleteShippingProfile()
  const mutate = (record: { id: string }, options: { onSuccess: () => void }) => {
    const moved = { products: idsOf(products), shipping_options: idsOf(shipping_options) }
    if (target === undefined || moved.products.length + moved.shipping_options.length === 0)
      return remove.mutate(record, options)
    move.mutate(
      { id: target, changes: moved },
      { onSuccess: () => remove.mutate(record, options), onError: (error) => reportFailure(error) },
    )
  }
  return { mutate, isPending: move.isPending || remove.isPending }
}
