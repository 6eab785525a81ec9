import { defineRecord, RecordPage } from '@stoa/admin/record'
import { shippingProfileQueries } from '@stoa/api/admin/shipping-profiles'
import { useTranslation } from '@stoa/extension-sdk'
import PackageX from 'lucide-react/icons/package-x'

import type { Profile } from '../../model/profile.ts'
import { ProfileActions } from './profile-actions.tsx'
import { ProfileOptions } from './profile-options.tsx'
import { ProfileProducts } from './profile-products.tsx'

const profile = defineRecord({
  title: 'shippingProfiles.one',
  list: { path: '/settings/shipping-profiles', title: 'shippingProfiles.title' },
  read: (http) => shippingProfileQueries(http).detail,
  record: ({ shipping_profile: found }) => found,
  name: ({ name }) => name,
  missing: {
    icon: PackageX,
    title: 'shippingProfiles.missing.title',
    message: 'shippingProfiles.missing.message',
  },
  failed: 'shippingProfiles.failedOne',
  loading: {
    cards: [
      { title: 'shippingProfiles.products.title', lines: 6 },
      { title: 'shippingProfiles.options.title', lines: 3 },
    ],
    hasDescription: true,
  },
})

export default function ShippingProfilePage() {
  return (
    <RecordPage
      record={profile}
      parts={(shown) => ({
        description: <Description profile={shown} />,
        actions: <ProfileActions profile={shown} />,
        cards: (
          <>
            <ProfileProducts profile={shown} />
            <ProfileOptions profile={shown} />
          </>
        ),
      })}
    />
  )
}

function Description({ profile: { type } }: { profile: Profile }) {
  const { t } = useTranslation()
  return t(`shippingProfiles.descriptions.${type}`)
}
