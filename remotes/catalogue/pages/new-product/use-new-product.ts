import { useCreateLocationLevel, useUpdateLocationLevel } from '@stoa/api/admin/inventory-items'
import { useCreateProduct, type AdminProduct } from '@stoa/api/admin/products'
import type { AdminStore } from '@stoa/api/admin/store'
import { variantCalls } from '@stoa/api/admin/variants'
import { useFormDraft } from '@stoa/api/drafts'
import { useApi } from '@stoa/api/react'
import {
  useContributedFields,
  useFlag,
  useNavigation,
  useNotify,
  useTranslation,
  useUnsavedChanges,
} from '@stoa/extension-sdk'
import { useRef, useState } from 'react'

import { useDialogForm } from '../../components/use-dialog-form.ts'
import { useSteps } from '../../components/use-steps.ts'
import {
  doubledCodes,
  newProductPayload,
  NO_ATTRIBUTES,
  stockColumn,
  stockWishes,
  variantOfValues,
  type NewProduct,
} from '../../model/new-product.ts'
import { areDone, type Step } from '../../model/steps.ts'
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

/** Fields by the names that the server has for them. */
const REFUSABLE = {
  title: 'title',
  handle: 'handle',
  sku: 'options',
  ean: 'options',
  upc: 'options',
  barcode: 'options',
  subtitle: 'subtitle',
  description: 'description',
  material: 'material',
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
  const { mutateAsync: create } = useCreateProduct()
  const { mutateAsync: createLevel } = useCreateLocationLevel()
  const { mutateAsync: updateLevel } = useUpdateLocationLevel()
  const steps = useSteps(4)
  const status = useRef<Status>('draft')
  const [isUnreadable, setUnreadable] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [created, setCreated] = useState<AdminProduct>()

  const channel = store.default_sales_channel_id
  const form = useDialogForm<NewProduct>({
    defaultValues: {
      ...EMPTY,
      currencies: [store.default_currency_code],
      organisation: { ...EMPTY.organisation, channels: channel ? [channel] : [] },
    },
    refusable: REFUSABLE,
    save: async (values) => {
      const rows = matrixOf(values.options, values.cells, values.order)
      const found = problemOf(values)
      setProblem(found)
      if (found !== undefined) return
      const metadata = added.changes
      const payload = newProductPayload(values, rows, status.current, can)
      const { product } = await create({ ...payload, ...(metadata && { metadata }) })
      form.form.reset(values)
      draft.forget()
      added.settle(metadata)
      setCreated(product)
      const done = await steps.run(can.locations ? stockSteps(product, values) : [])
      if (done && areDone(done)) finish(product)
    },
  })
  const draft = useFormDraft(form.form, 'new-product')
  const added = useContributedFields('product', undefined, form.isSaving)
  const isDirty = form.isDirty || added.isDirty
  useUnsavedChanges(isDirty && !form.isSaving)

  const finish = (product: AdminProduct) => {
    notify.success(t(product.status === 'published' ? 'create.published' : 'create.drafted'), product.title)
    open(`/products/${product.id}`, { replace: true })
  }

  const problemOf = (values: NewProduct): string | undefined => {
    if (isUnreadable) return t('create.problem.cells')
    if (doubledTitles(values.options).length > 0) return t('create.option.twice')
    if (countVariants(values.options) > MOST_VARIANTS) return t('create.problem.tooMany')
    const [doubled] = doubledCodes(matrixOf(values.options, values.cells))
    return doubled && t('create.problem.code', { name: t(`variants.${doubled.name}`), code: doubled.code })
  }

  const stockSteps = (product: AdminProduct, values: NewProduct): Step[] => {
    const titles = finishedOptions(values.options).map(({ title }) => title)
    const rows = matrixOf(values.options, values.cells)
    const locationIds = [...new Set(rows.flatMap(({ cells }) => Object.keys(cells)))].flatMap((column) =>
      column.startsWith(stockColumn('')) ? [column.slice(stockColumn('').length)] : [],
    )
    return stockWishes(rows, locationIds).map((wish) => ({
      id: JSON.stringify(wish.values),
      label: t('create.stockOf', { name: wish.values.join(' / ') || product.title }),
      run: async () => {
        const variant = variantOfValues(product, titles, wish.values)
        if (!variant) throw new Error(t('create.problem.noVariant'))
        const { variant: kept } = await variantCalls.getInventory(http, variant.id)
        const [item] = kept.inventory
        if (!item) throw new Error(t('create.problem.noItem'))
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
    isDirty,
    /** The fields of extensions. */
    added: added.elements,
    /** Why it was not tried to save. */
    problem,
    /** What is typed was typed before the page was loaded. */
    isRestored: draft.isRestored,
    discard: () => {
      form.form.reset()
      added.discard()
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
