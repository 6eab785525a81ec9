import {
  defineExtension,
  type BulkActionContext,
  type CellProps,
  type CellTextContext,
  type FormFieldProps,
  type Order,
  type RowActionContext,
  type WidgetProps,
} from '../index.ts'

const OrderPart = (_props: WidgetProps<'order.details.after'>) => null
const Balance = (_props: WidgetProps<'order.details.side' | 'customer.details.side'>) => null

const loadOrderPart = async () => ({ default: OrderPart })
const loadBalance = async () => ({ default: Balance })

test('a widget fits its zone, or all of its zones, beside widgets of other zones', () => {
  const { widgets } = defineExtension({
    name: 'tested',
    version: '1.0.0',
    sdk: '^0.3.0',
    widgets: [
      { id: 'one', zone: 'order.details.after', load: loadOrderPart },
      { id: 'alike', zone: ['order.details.before', 'order.details.after'], load: loadOrderPart },
      { id: 'several', zone: ['order.details.side', 'customer.details.side'], load: loadBalance },
    ],
  })
  expect(widgets?.map(({ id }) => id)).toEqual(['one', 'alike', 'several'])
})

test('the compiler refuses a component that does not fit its zone, or one of them', () => {
  const { widgets } = defineExtension({
    name: 'tested',
    version: '1.0.0',
    sdk: '^0.3.0',
    widgets: [
      // @ts-expect-error a product page has no order to give
      { id: 'other', zone: 'product.details.after', load: loadOrderPart },
      // @ts-expect-error a customer page has none either
      { id: 'half', zone: ['order.details.side', 'customer.details.side'], load: loadOrderPart },
    ],
  })
  expect(widgets).toHaveLength(2)
})

const loadOrderCell = async () => ({
  default: (_props: CellProps<'order'>) => null,
  text: (_context: CellTextContext<'order'>) => '',
})
const loadOrderText = async () => ({
  default: () => null,
  text: (_context: CellTextContext<'order'>) => '',
})
const loadOrderAction = async () => ({ default: (_context: RowActionContext<'order'>) => undefined })
const loadOrderBulkAction = async () => ({
  default: async (_context: BulkActionContext<'order'>) => undefined,
})

test('a column and an action fit the list that they name', () => {
  const { columns, rowActions, bulkActions } = defineExtension({
    name: 'tested',
    version: '1.0.0',
    sdk: '^0.3.0',
    columns: [{ id: 'one', list: 'order', label: 'one', load: loadOrderCell }],
    rowActions: [{ id: 'one', list: 'order', on: ['list', 'page'], label: 'one', load: loadOrderAction }],
    bulkActions: [{ id: 'one', list: 'order', label: 'one', load: loadOrderBulkAction }],
  })
  expect([columns, rowActions, bulkActions]).toMatchObject([[{}], [{}], [{}]])
})

test('the compiler refuses cells and actions of the rows of another list', () => {
  const { columns, rowActions, bulkActions } = defineExtension({
    name: 'tested',
    version: '1.0.0',
    sdk: '^0.3.0',
    columns: [
      // @ts-expect-error a product is no order
      { id: 'cell', list: 'product', label: 'cell', load: loadOrderCell },
      // @ts-expect-error nor in the file of the list
      { id: 'text', list: 'product', label: 'text', load: loadOrderText },
    ],
    rowActions: [
      // @ts-expect-error a customer is no order
      { id: 'row', list: 'customer', label: 'row', load: loadOrderAction },
      // @ts-expect-error there is no such menu
      { id: 'astray', list: 'order', on: ['cart'], label: 'row', load: loadOrderAction },
    ],
    // @ts-expect-error a draft order is none either
    bulkActions: [{ id: 'bulk', list: 'draft_order', label: 'bulk', load: loadOrderBulkAction }],
  })
  expect([columns, rowActions, bulkActions]).toMatchObject([[{}, {}], [{}, {}], [{}]])
})

const loadOwnCell = async () => ({ default: (_props: { row: Pick<Order, 'id' | 'display_id'> }) => null })
const loadProductField = async () => ({ default: (_props: FormFieldProps<'product'>) => null })

test('rows and entities are those of the list and the form that each contribution names', () => {
  const { columns, fields } = defineExtension({
    name: 'tested',
    version: '1.0.0',
    sdk: '^0.3.0',
    columns: [
      { id: 'fits', list: 'order', label: 'cell', load: loadOrderCell },
      // @ts-expect-error a row of products has no display_id
      { id: 'own', list: 'product', label: 'cell', load: loadOwnCell },
    ],
    fields: [
      { id: 'fits', form: 'product', key: 'a', label: 'field', load: loadProductField },
      // @ts-expect-error a customer is no product
      { id: 'other', form: 'customer', key: 'b', label: 'field', load: loadProductField },
    ],
  })
  expect([columns, fields]).toMatchObject([
    [{}, {}],
    [{}, {}],
  ])
})

test('a misspelt name is the only error, beside contributions that fit', () => {
  const { widgets, columns, fields } = defineExtension({
    name: 'tested',
    version: '1.0.0',
    sdk: '^0.3.0',
    widgets: [
      { id: 'fits', zone: 'order.details.after', load: loadOrderPart },
      // @ts-expect-error there is no such zone
      { id: 'lost', zone: 'order.details.nowhere', load: loadOrderPart },
      // @ts-expect-error a widget without a zone stands nowhere
      { id: 'homeless', zone: [], load: loadOrderPart },
    ],
    columns: [
      { id: 'fits', list: 'order', label: 'cell', load: loadOrderCell },
      // @ts-expect-error there is no such list
      { id: 'astray', list: 'orders', label: 'cell', load: loadOrderCell },
    ],
    fields: [
      { id: 'fits', form: 'product', key: 'a', label: 'field', load: loadProductField },
      // @ts-expect-error there is no such form
      { id: 'astray', form: 'order', key: 'b', label: 'field', load: loadProductField },
    ],
  })
  expect([widgets, columns, fields].map((all) => all?.length)).toEqual([3, 2, 2])
})
