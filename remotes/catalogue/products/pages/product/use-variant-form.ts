import { useRecordForm } from '@stoa/admin/form'
import { areDone, type Step, useSteps } from '@stoa/admin/steps'
import {
  useCreateInventoryItem,
  useCreateLocationLevel,
  useDeleteInventoryItem,
  useDeleteLocationLevel,
  useUpdateLocationLevel,
} from '@stoa/api/admin/inventory-items'
import { useCreateVariant, useUpdateVariant } from '@stoa/api/admin/products'
import { variantCalls } from '@stoa/api/admin/variants'
import { useApi } from '@stoa/api/react'
import { useDialogs, useFlag, useNotify, useTranslation } from '@stoa/extension-sdk'
import { changedMetadata, metadataOf, rowsOf, type MetadataRow } from '@stoa/ui/metadata-editor'

import { levelChanges, levelsOf } from '../../model/location-levels.ts'
import {
  copyOf,
  fieldsOf,
  newVariantPayload,
  twinOf,
  variantChanges,
  type VariantFields,
} from '../../model/variant-form.ts'
import type { VariantFormProps } from './variant-form-props.ts'

/** What is typed about a variant, with what is to be in stock where, by the id of the location. */
export interface VariantValues extends VariantFields {
  metadata: readonly MetadataRow[]
  levels: Record<string, number | null>
}

/** A new variant, a copy and an edited one have drafts of their own. */
function draftIdOf(variant: VariantFormProps['variant'], isCopy: boolean): string {
  if (!variant) return 'new-variant'
  return `${isCopy ? 'copy' : 'variant'}-${variant.id}`
}

/** The form of a variant. What is in stock at locations follows as steps of its own, each with its result. */
export function useVariantForm({ product, variant, isCopy, item, locations, onClose }: VariantFormProps) {
  const { t } = useTranslation()
  const notify = useNotify()
  const { confirm } = useDialogs()
  const http = useApi()
  const countsByLocation = useFlag('inventoryService')
  const { mutateAsync: create } = useCreateVariant()
  const { mutateAsync: update } = useUpdateVariant()
  const { mutateAsync: createItem } = useCreateInventoryItem()
  const { mutateAsync: deleteItem } = useDeleteInventoryItem()
  const { mutateAsync: createLevel } = useCreateLocationLevel()
  const { mutateAsync: updateLevel } = useUpdateLocationLevel()
  const { mutateAsync: deleteLevel } = useDeleteLocationLevel()
  const steps = useSteps()
  const known = isCopy ? undefined : variant
  const productId = product.id
  const before: VariantFields =
    variant && isCopy
      ? copyOf(product, variant, t('products.duplicate.copyOf', { title: variant.title }))
      : fieldsOf(product, variant)
  const levelsBefore = levelsOf(item?.location_levels ?? [])

  const nameOf = (locationId: string) => locations.find(({ id }) => id === locationId)?.name ?? locationId

  const finish = (title: string) => {
    notify.success(t('productVariants.saved'), title)
    onClose()
  }

  /** What is done about the stock once the variant is saved. */
  const stockSteps = (variantId: () => string, values: VariantValues): Step[] => {
    if (!countsByLocation) return []
    if (!values.manage_inventory) {
      if (!item) return []
      const stop = {
        id: 'item',
        label: t('productVariants.stock.stop'),
        run: () => deleteItem({ id: item.id }),
      }
      return [stop]
    }
    const changes = levelChanges(levelsBefore, values.levels)
    let itemId = item?.id
    const find = async () => {
      const kept = await variantCalls.getInventory(http, variantId())
      itemId = kept.variant.inventory[0]?.id
      if (itemId !== undefined) return
      const payload = { variant_id: variantId(), ...(values.sku && { sku: values.sku }) }
      itemId = (await createItem(payload)).inventory_item.id
    }
    const isMissing = itemId === undefined && (changes.length > 0 || known !== undefined)
    return [
      ...(isMissing ? [{ id: 'item', label: t('productVariants.stock.start'), run: find }] : []),
      ...changes.map(({ locationId, quantity, isNew }) => ({
        id: `level ${locationId}`,
        label: t('productVariants.stock.step', { name: nameOf(locationId) }),
        run: () => {
          const id = itemId ?? ''
          if (quantity === null) return deleteLevel({ id, locationId })
          if (isNew)
            return createLevel({ id, level: { location_id: locationId, stocked_quantity: quantity } })
          return updateLevel({ id, locationId, changes: { stocked_quantity: quantity } })
        },
      })),
    ]
  }

  const form = useRecordForm<VariantValues>({
    id: draftIdOf(variant, isCopy),
    values: { ...before, metadata: rowsOf(variant?.metadata), levels: levelsBefore },
    save: async (values, typed) => {
      const twin = twinOf(product, values.options, known?.id)
      if (twin) {
        const [first] = product.options
        const message = t('productVariants.twin', { title: twin.title })
        form.methods.setError(first ? `options.${first.id}` : 'root', { type: 'server', message })
        return false
      }
      const drops = countsByLocation && item && before.manage_inventory && !values.manage_inventory
      if (drops && !(await confirm(stopQuestion()))) return false
      let variantId = known?.id
      if (known) {
        const metadata = changedMetadata(known.metadata, typed.metadata)
        const changes = { ...variantChanges(before, values, known), ...metadata }
        if (Object.keys(changes).length > 0) await update({ id: known.id, productId, changes })
      } else {
        const payload = newVariantPayload(values, metadataOf(values.metadata), countsByLocation)
        const answer = await create({ productId, payload })
        const old = new Set(product.variants.map(({ id }) => id))
        variantId = answer.product.variants.find(({ id }) => !old.has(id))?.id
      }
      const title = values.title || Object.values(values.options).join(' / ')
      form.methods.reset(values)
      const states = await steps.run(stockSteps(() => variantId ?? '', values))
      if (states && areDone(states)) finish(title)
    },
  })

  const stopQuestion = () => ({
    title: t('productVariants.stock.stopTitle'),
    message: t('productVariants.stock.stopMessage'),
    confirmLabel: t('productVariants.stock.stop'),
    tone: 'danger' as const,
  })

  return {
    ...form,
    steps: {
      ...steps,
      resume: async () => {
        const states = await steps.resume()
        if (states && areDone(states)) finish(form.methods.getValues('title'))
      },
    },
  }
}

/** What {@link useVariantForm} gives. */
export type VariantFormState = ReturnType<typeof useVariantForm>
