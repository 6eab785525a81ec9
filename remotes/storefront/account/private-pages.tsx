import { customerKeys } from '@stoa/api/store/customers'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Outlet } from 'react-router'

/** The layout of pages about one shopper or one order: shows none of a shopper who has signed out. */
export function PrivatePages() {
  const cache = useQueryClient()

  useEffect(() => {
    // A page that the browser restores from its back/forward cache may show an account that was signed out since.
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) void cache.resetQueries({ queryKey: customerKeys.all })
    }
    window.addEventListener('pageshow', onPageShow)
    return () => window.removeEventListener('pageshow', onPageShow)
  }, [cache])

  return <Outlet />
}
