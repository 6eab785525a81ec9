import { lazyDialog } from '@stoa/admin/lazy-dialog'
import { useNavigation, useTranslation } from '@stoa/extension-sdk'
import { Button } from '@stoa/ui/button'
import { Card } from '@stoa/ui/card'
import { Link } from '@stoa/ui/link'
import { useState } from 'react'

import type { CustomerOfPage } from '../../components/customer-of-page.ts'
import styles from './customer-groups-card.module.css'

const ChooseGroups = lazyDialog(async () => (await import('./choose-groups.tsx')).ChooseGroups)

export function CustomerGroupsCard({ customer }: { customer: CustomerOfPage }) {
  const { t, locale } = useTranslation()
  const { href } = useNavigation()
  const [isChoosing, setChoosing] = useState(false)
  const groups = (customer.groups ?? []).toSorted((a, b) => a.name.localeCompare(b.name, locale))
  return (
    <Card
      title={t('customers.groups.title')}
      actions={<Button onPress={() => setChoosing(true)}>{t('customers.groups.choose')}</Button>}
    >
      {groups.length === 0 ? (
        t('customers.groups.none')
      ) : (
        <ul className={styles.groups}>
          {groups.map(({ id, name }) => (
            <li key={id}>
              <Link href={href(`/customers/groups/${id}`)}>
                <bdi>{name}</bdi>
              </Link>
            </li>
          ))}
        </ul>
      )}
      {isChoosing ? <ChooseGroups customer={customer} onClose={() => setChoosing(false)} /> : null}
    </Card>
  )
}
