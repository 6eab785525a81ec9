import type { AdminGetOrdersOrderParams, AdminGetOrdersParams, AdminOrdersRes } from '@medusajs/client-types'
import type { CallOptions, HttpClient } from '@stoa/api/http'
import type { OrderPage } from './orders-types.ts'

const pathOf = (id: string) => `/admin/orders/${encodeURIComponent(id)}`

/** The calls about orders. */
export const orderCalls = {
  /** `Row` is what the query's `fields` and `expand` leave of an order. */
  list: <Row extends object = AdminOrdersRes['order']>(
    http: HttpClient,
    query: AdminGetOrdersParams,
    options?: CallOptions,
  ) => http.get<OrderPage<Row>>('/admin/orders', query, options),

  /** `Shown` is what the query's `fields` and `expand` leave of the order. */
  retrieve: <Shown extends object = AdminOrdersRes['order']>(
    http: HttpClient,
    id: string,
    query?: AdminGetOrdersOrderParams,
    options?: CallOptions,
  ) => http.get<{ order: Shown }>(pathOf(id), query, options),

  capturePayment: (http: HttpClient, id: string) => http.post<AdminOrdersRes>(`${pathOf(id)}/capture`),
}
