import { useApi } from '@stoa/api/react'
import type { ShopCustomer } from '@stoa/api/store/customers'
import { useTranslation } from '@stoa/i18n/react'
import { useEffect } from 'react'

import { adoptWishes } from '../state/account-wishes.ts'
import { failureText } from '../state/failure-text.ts'
import { showNotice } from '../state/notices.ts'

/** Merges the wish list of this browser with that of the account that is signed in. */
export function useAdoptedWishes(customer: Pick<ShopCustomer, 'id'> | undefined): void {
  const http = useApi()
  const { t } = useTranslation()
  const id = customer?.id

  useEffect(() => {
    if (!id) return
    adoptWishes(http).catch((error: unknown) =>
      showNotice({ tone: 'error', title: t('failures.title'), message: failureText(error, t) }),
    )
  }, [http, id, t])
}
