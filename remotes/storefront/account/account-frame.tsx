import { Skeleton } from '@stoa/ui/skeleton'
import { Outlet } from 'react-router'

import { hasTrouble, LoadFailure } from '../components/load-failure.tsx'
import styles from './account-frame.module.css'
import { AccountNavigation } from './account-navigation.tsx'
import { SignIn } from './sign-in.tsx'
import { useAdoptedWishes } from './use-adopted-wishes.ts'
import { useCustomer } from './use-customer.ts'

/** The layout of the account's pages. Without a session it asks to sign in, at the same address. */
export function AccountFrame() {
  const { query, isSignedOut, customer } = useCustomer()
  useAdoptedWishes(customer)
  if (isSignedOut) return <SignIn />
  if (hasTrouble(query)) return <LoadFailure query={query} />
  if (!customer) return <Skeleton height="480px" />
  return (
    <div className={styles.columns}>
      <AccountNavigation />
      <div className={styles.content}>
        <Outlet context={customer} />
      </div>
    </div>
  )
}
