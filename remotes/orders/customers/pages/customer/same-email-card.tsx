import { customerQueries } from '@stoa/api/admin/customers'
import { useApi } from '@stoa/api/react'
import { useNavigation, useTranslation } from '@stoa/extension-sdk'
import { Card } from '@stoa/ui/card'
import { Link } from '@stoa/ui/link'
import { Stack } from '@stoa/ui/stack'
import { Switch } from '@stoa/ui/switch'
import { useQuery } from '@tanstack/react-query'

import type { CustomerOfPage } from '../../components/customer-of-page.ts'
import { counterpartOf } from '../../model/counterpart.ts'

interface SameEmailCardProps {
  customer: CustomerOfPage
  /** The page shows the orders of both. */
  isByEmail: boolean
  onByEmail: (isByEmail: boolean) => void
}

/** So many are looked through: the search also finds addresses that contain this one. */
const LOOKED_THROUGH = 50

/** The guest of an account, or the account of a guest; nothing where there is none. */
export function SameEmailCard({ customer, isByEmail, onByEmail }: SameEmailCardProps) {
  const { email, has_account } = customer
  const { t } = useTranslation()
  const { href } = useNavigation()
  const { data } = useQuery(
    customerQueries(useApi()).list({ q: email, has_account: !has_account, limit: LOOKED_THROUGH }),
  )
  const counterpart = data && counterpartOf(data.customers, customer)
  if (!counterpart) return null
  const kind = has_account ? 'guest' : 'account'
  return (
    <Card title={t('customers.sameEmail.title')} description={t(`customers.sameEmail.${kind}`)}>
      <Stack>
        <Link href={href(`/customers/${counterpart.id}`)}>{t(`customers.sameEmail.open.${kind}`)}</Link>
        <Switch label={t('customers.sameEmail.both')} isSelected={isByEmail} onChange={onByEmail} />
      </Stack>
    </Card>
  )
}
