import { collectionKeys } from '@stoa/api/admin/collections'
import { customerGroupKeys } from '@stoa/api/admin/customer-groups'
import {
  discountKeys,
  discountQueries,
  useAddConditionResources,
  useAddDiscountRegion,
  useCreateDiscount,
  useCreateDiscountCondition,
  useCreateDynamicCode,
  useCreateDynamicCodes,
  useDeleteDiscount,
  useDeleteDiscountCondition,
  useDeleteDiscounts,
  useDeleteDynamicCode,
  useDeleteDynamicCodes,
  useRemoveConditionResources,
  useRemoveDiscountRegion,
  useSwitchDiscount,
  useSwitchDiscounts,
  useUpdateDiscount,
  useUpdateDiscountCondition,
} from '@stoa/api/admin/discounts'
import { productTagKeys } from '@stoa/api/admin/product-tags'
import { productTypeKeys } from '@stoa/api/admin/product-types'
import { productKeys } from '@stoa/api/admin/products'
import { written } from '../../cache-row.ts'
import type { QueriesOf } from '../../cache-row.ts'

export const queries: QueriesOf<typeof discountQueries> = (http) => ({
  list: [discountQueries(http).list(), discountQueries(http).list({ is_dynamic: true })],
  rows: [
    discountQueries(http).rows({ limit: 20 }),
    discountQueries(http).rows({ limit: 20 }, ['metadata']),
    discountQueries(http).rows({ limit: 20, is_dynamic: true }),
  ],
  dynamicCodes: [
    discountQueries(http).dynamicCodes({ id: 'disc_1', created_at: '2026-01-01' }),
    discountQueries(http).dynamicCodes({ id: 'disc_2', created_at: '2026-01-01' }),
  ],
  detail: [
    discountQueries(http).detail('disc_1'),
    discountQueries(http).detail('disc_1', { expand: 'regions' }),
    discountQueries(http).detail('disc_2'),
  ],
  byCode: [discountQueries(http).byCode('Harvest'), discountQueries(http).byCode('MARKET')],
  condition: [
    discountQueries(http).condition('disc_1', 'discon_1'),
    discountQueries(http).condition('disc_1', 'discon_1', { expand: 'products' }),
    discountQueries(http).condition('disc_2', 'discon_2'),
  ],
})

const id = 'disc_1'
const discount = [discountKeys.lists(), discountKeys.detail(id), discountKeys.codes()]
const condition = { discountId: id, conditionId: 'discon_1' }
const whatItNames = [
  discountKeys.detail(id),
  productKeys.lists(),
  productTypeKeys.lists(),
  productTagKeys.lists(),
  collectionKeys.lists(),
  customerGroupKeys.lists(),
]
const rule = { type: 'percentage', value: 15, allocation: 'total' } as const

export const writes = [
  written(useCreateDiscount, { code: 'HARVEST', rule, regions: ['reg_1'] }, [discountKeys.lists()]),
  written(useUpdateDiscount, { id, changes: { usage_limit: null } }, discount),
  written(useSwitchDiscount, { id, disabled: true }, discount),
  written(useDeleteDiscount, { id }, discount),
  written(useAddDiscountRegion, { id, regionId: 'reg_1' }, discount),
  written(useRemoveDiscountRegion, { id, regionId: 'reg_1' }, discount),
  written(useCreateDynamicCode, { id, payload: { code: 'GLEANING' } }, [discountKeys.lists()]),
  written(useDeleteDynamicCode, { id, code: 'harvest' }, [
    discountKeys.lists(),
    discountKeys.byCode('HARVEST'),
  ]),
  written(useSwitchDiscounts, { ids: [id], change: { disabled: true } }, discount),
  written(useDeleteDiscounts, { ids: [id], change: undefined }, discount),
  written(useCreateDynamicCodes, { ids: ['GLEANING'], change: { id } }, [discountKeys.lists()]),
  written(useDeleteDynamicCodes, { ids: ['GLEANING'], change: { id } }, [
    discountKeys.lists(),
    discountKeys.codes(),
  ]),
  written(
    useCreateDiscountCondition,
    { discountId: id, payload: { operator: 'in', products: ['prod_1'] } },
    discount,
  ),
  written(useUpdateDiscountCondition, { ...condition, changes: { products: ['prod_1'] } }, whatItNames),
  written(useDeleteDiscountCondition, condition, discount),
  written(useAddConditionResources, { ...condition, resourceIds: ['prod_1'] }, whatItNames),
  written(useRemoveConditionResources, { ...condition, resourceIds: ['prod_1'] }, whatItNames),
]
