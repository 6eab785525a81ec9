import { useSearchParams } from 'react-router'

import { ConfirmClaim } from './confirm-claim.tsx'
import { RequestClaim } from './request-claim.tsx'

/** Moves orders into an account: asks for the e-mail with the link, and confirms when that link leads here. */
export function ClaimOrders() {
  const [search] = useSearchParams()
  const token = search.get('token')
  return token ? <ConfirmClaim token={token} /> : <RequestClaim />
}
