import { lazyDialog } from '@stoa/admin/lazy-dialog'
import { defineList, ListPage } from '@stoa/admin/list'
import {
  shippingProfileKeys,
  shippingProfileQueries,
  type ShippingProfileList,
} from '@stoa/api/admin/shipping-profiles'
import type { HttpClient } from '@stoa/api/http'
import { useNavigation, useTranslation } from '@stoa/extension-sdk'
import Package from 'lucide-react/icons/package'

import { localPage } from '../../../model/local-page.ts'

const CreateProfile = lazyDialog(
  async () => (await import('../../components/create-profile.tsx')).CreateProfile,
)

const profiles = defineList({
  name: 'shipping-profiles',
  path: '/settings/shipping-profiles',
  key: shippingProfileKeys.lists(),
  read: (http: HttpClient) => () => shippingProfileQueries(http).list(),
  page: ({ shipping_profiles }: ShippingProfileList, filter) =>
    localPage(shipping_profiles, filter, ({ name }) => [name]),
  rowName: ({ name }) => name,
  rowPath: ({ id }) => `/settings/shipping-profiles/${id}`,
  search: { label: 'shippingProfiles.search', hint: 'shippingProfiles.searchHint' },
  columns: {
    name: { header: 'shippingProfiles.name', width: '48%', value: ({ name }) => name },
    type: {
      header: 'shippingProfiles.type',
      value: ({ type }, { t }) => t(`shippingProfiles.types.${type}`),
    },
    created: {
      header: 'shippingProfiles.createdAt',
      width: '128px',
      value: ({ created_at }) => new Date(created_at),
    },
  },
  failed: 'shippingProfiles.failed',
})

export default function ShippingProfilesPage() {
  const { t } = useTranslation()
  const { href } = useNavigation()
  return (
    <ListPage
      list={profiles}
      title={t('shippingProfiles.title')}
      back={{ href: href('/settings'), label: t('settings.title') }}
      create={{ label: t('shippingProfiles.create.action'), Dialog: CreateProfile }}
      empty={{
        icon: Package,
        title: t('shippingProfiles.empty.title'),
        message: t('shippingProfiles.empty.message'),
      }}
    />
  )
}
