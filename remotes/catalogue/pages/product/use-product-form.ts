import { useUpdateProduct, type AdminProduct } from '@stoa/api/admin/products'
import { useFormDraft } from '@stoa/api/drafts'
import { isSessionLost } from '@stoa/api/http'
import {
  useContributedFields,
  useFailureText,
  useNotify,
  useTranslation,
  useUnsavedChanges,
} from '@stoa/extension-sdk'
import { useEffect, useMemo, useRef, type SubmitEvent } from 'react'
import { useForm } from 'react-hook-form'

import type { ProductTexts } from '../../components/product/text-fields.tsx'
import type { ProductStatus } from '../../model/product-status.ts'
import { refusedField } from '../../model/refusal.ts'

interface ProductFields extends ProductTexts {
  status: ProductStatus
}

const SERVER = 'server'

const FIELDS = [
  'title',
  'status',
  'handle',
  'subtitle',
  'material',
  'description',
  'discountable',
] as const satisfies readonly (keyof ProductFields)[]

/**
 * The form of a product's texts and status, with the fields of extensions. What was typed outlives a failed save; only
 * what was changed is sent.
 */
export function useProductForm(product: AdminProduct) {
  const { id } = product
  const { t } = useTranslation()
  const failureText = useFailureText()
  const notify = useNotify()
  const { mutateAsync: update } = useUpdateProduct()
  const place = useRef<HTMLFormElement>(null)
  const known = useKnownFields(product)
  const form = useForm<ProductFields>({ defaultValues: known })
  const { reset } = form
  const { isDirty: isTyped, dirtyFields, isSubmitting, errors } = form.formState
  const added = useContributedFields('product', product, isSubmitting)
  const isDirty = isTyped || added.isDirty
  useUnsavedChanges(isDirty && !isSubmitting)

  // What others save, and what a refused save takes back, shows up in fields that nobody is changing.
  useEffect(() => {
    if (!isTyped && !isSubmitting) reset(known, { keepErrors: true })
  }, [isTyped, isSubmitting, known, reset])
  const { isRestored } = useFormDraft(form, 'product')

  const tell = (error: unknown, changed: (keyof ProductFields | 'metadata')[]) => {
    if (isSessionLost(error)) return
    const message = failureText(error)
    if (!place.current) return notify.error(t('general.notSaved'), message)
    const refused = refusedField(error, changed)
    const field = refused === undefined || refused === 'metadata' ? 'root' : refused
    form.setError(field, { type: SERVER, message }, { shouldFocus: true })
  }

  // What was typed while the save was under way stays, as a change to what is saved now.
  const settle = (saved: ProductFields) => {
    const typed = form.getValues()
    reset(saved)
    reset(typed, { keepDefaultValues: true })
  }

  const submit = async (values: ProductFields) => {
    const changed = FIELDS.filter((field) => dirtyFields[field])
    const metadata = added.changes
    const changes = {
      ...Object.fromEntries(changed.map((field) => [field, values[field] === '' ? null : values[field]])),
      ...(metadata && { metadata }),
    }
    try {
      await update({ id, changes })
      settle(values)
      added.settle(metadata)
      notify.success(t('general.saved'), values.title)
    } catch (error) {
      tell(error, metadata ? [...changed, 'metadata'] : changed)
    }
  }

  return {
    /** Belongs on the form: a refusal is told at its fields, or as a message once it is gone. */
    place,
    control: form.control,
    /** The server's sentences are shown as they are, the form's own in the language of the moment. */
    errorsOf: (field: keyof ProductFields) => {
      const { type, message } = errors[field] ?? {}
      return message ? [type === SERVER ? message : t(message)] : []
    },
    /** The fields of extensions. */
    added: added.elements,
    failure: errors.root?.message,
    isDirty,
    /** What is typed was typed before the page was loaded. */
    isRestored,
    isSaving: isSubmitting,
    save: (event: SubmitEvent) => void form.handleSubmit(submit)(event),
    discard: () => {
      reset(known)
      added.discard()
    },
  }
}

/** The same object until one of the fields changes. */
function useKnownFields(product: AdminProduct): ProductFields {
  const { title, status, discountable } = product
  const [subtitle, handle] = [product.subtitle ?? '', product.handle ?? '']
  const [material, description] = [product.material ?? '', product.description ?? '']
  return useMemo(
    () => ({ title, status, handle, subtitle, material, description, discountable }),
    [title, status, handle, subtitle, material, description, discountable],
  )
}
