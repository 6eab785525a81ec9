import { useRecordForm } from '@stoa/admin/form'
import { areDone, type Step, useSteps } from '@stoa/admin/steps'
import { useCreateLocationLevel, useUpdateLocationLevel } from '@stoa/api/admin/inventory-items'
import { useCreateProduct, type AdminProduct } from '@stoa/api/admin/products'
import type { AdminStore } from '@stoa/api/admin/store'
import { variantCalls } from '@stoa/api/admin/variants'
import { useApi } from '@stoa/api/react'
import { useContributedFields, useFlag, useNavigation, useNotify, useTranslation } from '@stoa/extension-sdk'
import { useRef, useState } from 'react'

import {
  doubledCodes,
  newProductPayload,
  NO_ATTRIBUTES,
  stockColumn,
  stockWishes,
  variantOfValues,
  type NewProduct,
} from '../../model/new-product.ts'
import {
  countVariants,
  doubledTitles,
  finishedOptions,
  matrixOf,
  MOST_VARIANTS,
} from '../../model/variant-matrix.ts'

const EMPTY: NewProduct = {
  title: '',
  subtitle: '',
  handle: '',
  material: '',
  description: '',
  discountable: true,
  organisation: { type: null, collection_id: null, tags: [], categories: [], channels: [] },
  options: [],
  cells: {},
  order: [],
  currencies: [],
  details: [],
  attributes: NO_ATTRIBUTES,
  pictures: { urls: [], thumbnail: null },
}

/** Properties of variants; the fields of the product have the server's names. */
const SERVER_FIELDS = {
  sku: 'options',
  ean: 'options',
  upc: 'options',
  barcode: 'options',
} as const

type Status = 'draft' | 'published'

/** The form of a new product. What is typed survives a reload; stock at locations follows as steps of its own. */
export function useNewProduct(store: AdminStore) {
  const { t } = useTranslation()
  const { open } = useNavigation()
  const notify = useNotify()
  const http = useApi()
  const can = {
    categories: useFlag('product_categories'),
    channels: useFlag('sales_channels'),
    locations: useFlag('inventoryService'),
  }
  const { mutateAsync: create, isPending } = useCreateProduct()
  const added = useContributedFields('product', undefined, isPending)
  const { mutateAsync: createLevel } = useCreateLocationLevel()
  const { mutateAsync: updateLevel } = useUpdateLocationLevel()
  const steps = useSteps(4)
  const status = useRef<Status>('draft')
  const [isUnreadable, setUnreadable] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [created, setCreated] = useState<AdminProduct>()

  const channel = store.default_sales_channel_id
  const form = useRecordForm<NewProduct>({
    id: 'new-product',
    values: {
      ...EMPTY,
      currencies: [store.default_currency_code],
      organisation: { ...EMPTY.organisation, channels: channel ? [channel] : [] },
    },
    serverFields: SERVER_FIELDS,
    parts: [added],
    save: async (values) => {
      const rows = matrixOf(values.options, values.cells, values.order)
      const found = problemOf(values)
      setProblem(found)
      if (found !== undefined) return false
      const metadata = added.changes
      const payload = newProductPayload(values, rows, status.current, can)
      const { product } = await create({ ...payload, ...(metadata && { metadata }) })
      form.methods.reset(values)
      added.settle(metadata)
      setCreated(product)
      const done = await steps.run(can.locations ? stockSteps(product, values) : [])
      if (done && areDone(done)) finish(product)
    },
  })

  const finish = (product: AdminProduct) => {
    notify.success(
      t(product.status === 'published' ? 'newProduct.published' : 'newProduct.drafted'),
      product.title,
    )
    open(`/products/${product.id}`, { replace: true })
  }

  const problemOf = (values: NewProduct): string | undefined => {
    if (isUnreadable) return t('newProduct.problem.cells')
    if (doubledTitles(values.options).length > 0) return t('newProduct.option.twice')
    if (countVariants(values.options) > MOST_VARIANTS) return t('newProduct.problem.tooMany')
    const [doubled] = doubledCodes(matrixOf(values.options, values.cells))
    return (
      doubled &&
      t('newProduct.problem.code', { name: t(`productVariants.${doubled.name}`), code: doubled.code })
    )
  }

  const stockSteps = (product: AdminProduct, values: NewProduct): Step[] => {
    const titles = finishedOptions(values.options).map(({ title }) => title)
    const rows = matrixOf(values.options, values.cells)
    const locationIds = [...new Set(rows.flatMap(({ cells }) => Object.keys(cells)))].flatMap((column) =>
      column.startsWith(stockColumn('')) ? [column.slice(stockColumn('').length)] : [],
    )
    return stockWishes(rows, locationIds).map((wish) => ({
      id: JSON.stringify(wish.values),
      label: t('newProduct.stockOf', { name: wish.values.join(' / ') || product.title }),
      run: async () => {
        const variant = variantOfValues(product, titles, wish.values)
        if (!variant) throw new Error(t('newProduct.problem.noVariant'))
        const { variant: kept } = await variantCalls.getInventory(http, variant.id)
        const [item] = kept.inventory
        if (!item) throw new Error(t('newProduct.problem.noItem'))
        const known = new Set(item.location_levels.map(({ location_id }) => location_id))
        for (const level of wish.levels) {
          const { location_id: locationId, stocked_quantity } = level
          if (known.has(locationId)) {
            await updateLevel({ id: item.id, locationId, changes: { stocked_quantity } })
          } else await createLevel({ id: item.id, level })
        }
      },
    }))
  }

  return {
    ...form,
    /** The fields of extensions. */
    added: added.elements,
    /** Why it was not tried to save. */
    problem,
    discard: () => {
      form.discard()
      setUnreadable(false)
    },
    setUnreadable,
    submitAs: (wanted: Status) => {
      status.current = wanted
      form.submit()
    },
    /** The product, once it is there while its stock is not. */
    created,
    steps: {
      ...steps,
      resume: async () => {
        const done = await steps.resume()
        if (created && done && areDone(done)) finish(created)
      },
    },
  }
}

/** What {@link useNewProduct} gives. */
export type ProductDraft = ReturnType<typeof useNewProduct>
