import { AccountFromOrder } from './account-from-order.tsx'
import { OrderView } from './order-view.tsx'
import { WithOrder } from './with-order.tsx'

/** An order of the account. */
export function AccountOrder() {
  return <WithOrder>{(order) => <OrderView order={order} />}</WithOrder>
}

/** An order that was looked up without an account. */
export function GuestOrder() {
  return (
    <WithOrder>
      {(order) => (
        <OrderView order={order}>
          <AccountFromOrder order={order} />
        </OrderView>
      )}
    </WithOrder>
  )
}
