import { publishableApiKeys } from '@stoa/api/admin'
import { row } from '../../call-row.ts'

export const rows = [
  row({
    name: 'admin.publishableApiKeys.create',
    route: 'POST /admin/publishable-api-keys',
    body: { title: 'Phone app' },
    call: (http) => publishableApiKeys.create(http, { title: 'Phone app' }),
    learn: (answer) => ({ key: answer.publishable_api_key.id }),
  }),
  row({
    name: 'admin.publishableApiKeys.update',
    route: 'POST /admin/publishable-api-keys/{key}',
    body: { title: 'Tablet app' },
    call: (http, id) => publishableApiKeys.update(http, id('key'), { title: 'Tablet app' }),
  }),
  row({
    name: 'admin.publishableApiKeys.retrieve',
    route: 'GET /admin/publishable-api-keys/{key}',
    call: (http, id) => publishableApiKeys.retrieve(http, id('key')),
  }),
  row({
    name: 'admin.publishableApiKeys.list',
    route: 'GET /admin/publishable-api-keys',
    query: 'q=app&order=title&limit=5',
    call: (http) => publishableApiKeys.list(http, { q: 'app', order: 'title', limit: 5 }),
  }),
  row({
    name: 'admin.publishableApiKeys.addSalesChannelsBatch',
    route: 'POST /admin/publishable-api-keys/{key}/sales-channels/batch',
    body: { sales_channel_ids: [{ id: '{sales_channel}' }] },
    call: (http, id) =>
      publishableApiKeys.addSalesChannelsBatch(http, id('key'), {
        sales_channel_ids: [{ id: id('sales_channel') }],
      }),
  }),
  row({
    name: 'admin.publishableApiKeys.listSalesChannels',
    route: 'GET /admin/publishable-api-keys/{key}/sales-channels',
    query: 'q=a',
    call: (http, id) => publishableApiKeys.listSalesChannels(http, id('key'), { q: 'a' }),
  }),
  row({
    name: 'admin.publishableApiKeys.deleteSalesChannelsBatch',
    route: 'DELETE /admin/publishable-api-keys/{key}/sales-channels/batch',
    body: { sales_channel_ids: [{ id: '{sales_channel}' }] },
    call: (http, id) =>
      publishableApiKeys.deleteSalesChannelsBatch(http, id('key'), {
        sales_channel_ids: [{ id: id('sales_channel') }],
      }),
  }),
  row({
    name: 'admin.publishableApiKeys.revoke',
    route: 'POST /admin/publishable-api-keys/{key}/revoke',
    call: (http, id) => publishableApiKeys.revoke(http, id('key')),
  }),
  row({
    name: 'admin.publishableApiKeys.delete',
    route: 'DELETE /admin/publishable-api-keys/{key}',
    call: (http, id) => publishableApiKeys.delete(http, id('key')),
  }),
]
