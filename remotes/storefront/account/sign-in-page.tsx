import { useTranslation } from '@stoa/i18n/react'
import { Skeleton } from '@stoa/ui/skeleton'
import { Navigate, useSearchParams } from 'react-router'

import { pathInside } from './path-inside.ts'
import { SignIn } from './sign-in.tsx'
import { useCustomer } from './use-customer.ts'

/** Sign-in with an address of its own; `next` names the page of the shop to open afterwards. */
export function SignInPage() {
  const { t } = useTranslation()
  const [search] = useSearchParams()
  const { query, customer } = useCustomer()
  const next = pathInside(search.get('next')) ?? '/account'
  if (query.isPending) return <Skeleton height="320px" />
  if (customer) return <Navigate to={next} replace />
  return <SignIn next={next} lead={search.has('signed-out') ? t('signIn.signedOut') : undefined} />
}
