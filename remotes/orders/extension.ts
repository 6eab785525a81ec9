import { defineExtension } from '@stoa/extension-sdk'

export default defineExtension({
  name: 'orders',
  version: '0.1.0',
  sdk: '^0.3.0',
  pages: [
    {
      path: '/orders',
      title: 'orders.title',
      link: { label: 'orders.title', icon: 'receipt', order: 10, shortcut: 'g o' },
      first: {
        path: '/admin/orders',
        query: {
          fields:
            'id,display_id,created_at,email,fulfillment_status,payment_status,status,total,currency_code',
          expand: 'customer',
        },
        rows: 20,
        list: 'order',
      },
      load: () => import('./orders/pages/orders/orders.tsx'),
    },
    {
      path: '/orders/tracking',
      title: 'orderTracking.title',
      load: () => import('./orders/pages/tracking/tracking.tsx'),
    },
    {
      path: '/orders/work',
      title: 'orderWork.title',
      load: () => import('./orders/pages/work/work.tsx'),
    },
    {
      path: '/orders/:id',
      title: 'orders.one',
      first: {
        path: '/admin/orders/:id',
        query: {
          expand:
            'billing_address,shipping_address,customer,region,region.countries,sales_channel,items,items.variant,' +
            'items.variant.inventory_items,discounts,discounts.rule,gift_cards,gift_card_transactions,payments,refunds,' +
            'shipping_methods,shipping_methods.shipping_option,fulfillments,fulfillments.items,' +
            'fulfillments.tracking_links,returns,returns.items,edits,edits.payment_collection,' +
            'edits.payment_collection.payments,swaps,swaps.additional_items,claims,claims.additional_items,' +
            'swaps.return_order,swaps.return_order.items,swaps.fulfillments,swaps.fulfillments.items,' +
            'swaps.fulfillments.tracking_links,swaps.shipping_methods,claims.return_order,' +
            'claims.return_order.items,claims.fulfillments,claims.fulfillments.items,' +
            'claims.fulfillments.tracking_links,claims.shipping_methods,' +
            'claims.claim_items,claims.claim_items.images,claims.claim_items.tags',
        },
      },
      load: () => import('./orders/pages/order/order.tsx'),
    },
    {
      path: '/draft-orders',
      title: 'draftOrders.title',
      link: { label: 'draftOrders.title', icon: 'receipt', order: 15, parent: '/orders' },
      first: {
        path: '/admin/draft-orders',
        query: { expand: 'cart,cart.customer,cart.region,order', order: '-created_at' },
        rows: 20,
      },
      load: () => import('./drafts/pages/drafts/drafts.tsx'),
    },
    {
      path: '/draft-orders/new',
      title: 'draftOrders.create.title',
      load: () => import('./drafts/pages/new-draft/new-draft.tsx'),
    },
    {
      path: '/draft-orders/:id',
      title: 'draftOrders.one',
      first: { path: '/admin/draft-orders/:id' },
      load: () => import('./drafts/pages/draft/draft.tsx'),
    },
    {
      path: '/returns',
      title: 'afterSale.inbox.title',
      link: { label: 'afterSale.inbox.title', icon: 'truck', order: 20, parent: '/orders' },
      load: () => import('./after-sale/pages/returns/returns.tsx'),
    },
    {
      path: '/customers',
      title: 'customers.title',
      link: { label: 'customers.title', icon: 'users', order: 40, shortcut: 'g c' },
      first: { path: '/admin/customers', query: { order: '-created_at' }, rows: 20 },
      load: () => import('./customers/pages/customers/customers.tsx'),
    },
    {
      path: '/customers/groups',
      title: 'customerGroups.title',
      link: { label: 'customerGroups.title', icon: 'users', order: 45, parent: '/customers' },
      first: { path: '/admin/customer-groups', query: { order: 'name' }, rows: 20 },
      load: () => import('./customer-groups/pages/groups/groups.tsx'),
    },
    {
      path: '/customers/groups/:id',
      title: 'customerGroups.one',
      first: { path: '/admin/customer-groups/:id' },
      load: () => import('./customer-groups/pages/group/group.tsx'),
    },
    {
      path: '/customers/import',
      title: 'customers.import.title',
      load: () => import('./customers/pages/customer-import/customer-import.tsx'),
    },
    {
      path: '/customers/:id',
      title: 'customers.one',
      first: {
        path: '/admin/customers/:id',
        query: { expand: 'groups,shipping_addresses,billing_address' },
      },
      load: () => import('./customers/pages/customer/customer.tsx'),
    },
  ],
  searches: [
    { id: 'orders', label: 'orders.title', icon: 'receipt', load: () => import('./searches/orders.ts') },
    {
      id: 'customers',
      label: 'orders.searches.customers',
      icon: 'users',
      load: () => import('./searches/customers.ts'),
    },
    {
      id: 'customer-groups',
      label: 'customerGroups.title',
      icon: 'users',
      load: () => import('./searches/customer-groups.ts'),
    },
    {
      id: 'draft-orders',
      label: 'orders.searches.draftOrders',
      icon: 'receipt',
      load: () => import('./searches/draft-orders.ts'),
    },
  ],
})
