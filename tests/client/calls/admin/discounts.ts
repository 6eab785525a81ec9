import { discounts } from '@stoa/api/admin'
import { row } from '../../call-row.ts'

const rule = { type: 'percentage', value: 15, allocation: 'total' } as const
const withConditions = { expand: 'rule,rule.conditions' }

/** The backend writes codes in capitals and never gives one out twice, so each run has its own. */
export const rows = [
  row({
    name: 'admin.discounts.create',
    route: 'POST /admin/discounts',
    body: { code: '{code}', is_dynamic: true, valid_duration: 'P1M', rule, regions: ['{region}'] },
    prepare: async () => ({ code: `HARVEST${Date.now()}`, dynamic_code: `GLEANING${Date.now()}` }),
    call: (http, id) =>
      discounts.create(http, {
        code: id('code'),
        is_dynamic: true,
        valid_duration: 'P1M',
        rule,
        regions: [id('region')],
      }),
    learn: ({ discount }) => ({ discount: discount.id }),
  }),
  row({
    name: 'admin.discounts.update',
    route: 'POST /admin/discounts/{discount}',
    body: { is_disabled: true, ends_at: null, usage_limit: null, valid_duration: null },
    call: (http, id) =>
      discounts.update(http, id('discount'), {
        is_disabled: true,
        ends_at: null,
        usage_limit: null,
        valid_duration: null,
      }),
  }),
  row({
    name: 'admin.discounts.retrieve',
    route: 'GET /admin/discounts/{discount}',
    query: 'expand=rule,rule.conditions,regions,parent_discount',
    call: (http, id) =>
      discounts.retrieve(http, id('discount'), { expand: 'rule,rule.conditions,regions,parent_discount' }),
  }),
  row({
    name: 'admin.discounts.retrieveByCode',
    route: 'GET /admin/discounts/code/{code}',
    call: (http, id) => discounts.retrieveByCode(http, id('code')),
  }),
  row({
    name: 'admin.discounts.list',
    route: 'GET /admin/discounts',
    query: 'q=harvest&is_dynamic=true&is_disabled=true&rule[type]=percentage&limit=5',
    call: (http) =>
      discounts.list(http, {
        q: 'harvest',
        is_dynamic: true,
        is_disabled: true,
        rule: { type: 'percentage' },
        limit: 5,
      }),
  }),
  row({
    name: 'admin.discounts.removeRegion',
    route: 'DELETE /admin/discounts/{discount}/regions/{region}',
    call: (http, id) => discounts.removeRegion(http, id('discount'), id('region')),
  }),
  row({
    name: 'admin.discounts.addRegion',
    route: 'POST /admin/discounts/{discount}/regions/{region}',
    call: (http, id) => discounts.addRegion(http, id('discount'), id('region')),
  }),
  row({
    name: 'admin.discounts.createDynamicCode',
    route: 'POST /admin/discounts/{discount}/dynamic-codes',
    body: { code: '{dynamic_code}', metadata: { for: 'Noor' } },
    call: (http, id) =>
      discounts.createDynamicCode(http, id('discount'), {
        code: id('dynamic_code'),
        metadata: { for: 'Noor' },
      }),
  }),
  row({
    name: 'admin.discounts.deleteDynamicCode',
    route: 'DELETE /admin/discounts/{discount}/dynamic-codes/{dynamic_code}',
    call: (http, id) => discounts.deleteDynamicCode(http, id('discount'), id('dynamic_code')),
  }),
  row({
    name: 'admin.discounts.createCondition',
    route: 'POST /admin/discounts/{discount}/conditions',
    query: 'expand=rule,rule.conditions',
    body: { operator: 'in', products: ['{product}'] },
    call: (http, id) =>
      discounts.createCondition(
        http,
        id('discount'),
        { operator: 'in', products: [id('product')] },
        withConditions,
      ),
    learn: ({ discount }) => ({ condition: discount.rule.conditions[0]?.id ?? '' }),
  }),
  row({
    name: 'admin.discounts.updateCondition',
    route: 'POST /admin/discounts/{discount}/conditions/{condition}',
    query: 'expand=rule,rule.conditions',
    body: { products: ['{product}'] },
    call: (http, id) =>
      discounts.updateCondition(
        http,
        id('discount'),
        id('condition'),
        { products: [id('product')] },
        withConditions,
      ),
  }),
  row({
    name: 'admin.discounts.getCondition',
    route: 'GET /admin/discounts/{discount}/conditions/{condition}',
    query: 'expand=discount_rule,products',
    call: (http, id) =>
      discounts.getCondition(http, id('discount'), id('condition'), { expand: 'discount_rule,products' }),
  }),
  row({
    name: 'admin.discounts.deleteConditionResourceBatch',
    route: 'DELETE /admin/discounts/{discount}/conditions/{condition}/batch',
    body: { resources: [{ id: '{product}' }] },
    call: (http, id) =>
      discounts.deleteConditionResourceBatch(http, id('discount'), id('condition'), {
        resources: [{ id: id('product') }],
      }),
  }),
  row({
    name: 'admin.discounts.addConditionResourceBatch',
    route: 'POST /admin/discounts/{discount}/conditions/{condition}/batch',
    query: 'expand=rule,rule.conditions',
    body: { resources: [{ id: '{product}' }] },
    call: (http, id) =>
      discounts.addConditionResourceBatch(
        http,
        id('discount'),
        id('condition'),
        { resources: [{ id: id('product') }] },
        withConditions,
      ),
  }),
  row({
    name: 'admin.discounts.deleteCondition',
    route: 'DELETE /admin/discounts/{discount}/conditions/{condition}',
    call: (http, id) => discounts.deleteCondition(http, id('discount'), id('condition')),
  }),
  row({
    name: 'admin.discounts.delete',
    route: 'DELETE /admin/discounts/{discount}',
    call: (http, id) => discounts.delete(http, id('discount')),
  }),
]
