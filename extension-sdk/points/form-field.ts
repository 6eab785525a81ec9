import type { Customer, CustomerGroup, Product, ProductCategory, ProductCollection } from './entities.ts'
import type { Load } from './load.ts'
import type { TextKey } from './text-key.ts'
import type { Visibility } from './visibility.ts'

/** Every form that can carry more fields, with the entity that it edits. An order takes no metadata from outside. */
export interface FormEntities {
  product: Product
  product_category: ProductCategory
  product_collection: ProductCollection
  customer: Customer
  customer_group: CustomerGroup
}

/** The name of a form. */
export type FormName = keyof FormEntities

/** The same names as data. The compiler keeps the list complete. */
export const FORMS: readonly FormName[] = Object.keys({
  product: 0,
  product_category: 0,
  product_collection: 0,
  customer: 0,
  customer_group: 0,
} satisfies Record<FormName, 0>) as FormName[]

/** The props of a form field. */
export interface FormFieldProps<Form extends FormName> {
  /** The value of the field's key in the entity's metadata, or what was typed since. */
  value: unknown
  /** Changes the value in the form; `undefined` removes the key from the metadata. */
  onChange: (value: unknown) => void
  /** True while the form is being saved. */
  isDisabled: boolean
  /** The text of the declaration's `label`, which the field shows. */
  label: string
  /** What the form edits; missing while it is being created. */
  entity?: FormEntities[Form]
}

/**
 * A field in a form of the admin. Its value is saved in the entity's metadata under `key`, together with the form:
 * one save, one guard for unsaved changes.
 */
export interface FormField<Form extends FormName = FormName> extends Visibility {
  /** Unique within the extension; letters, digits and dashes. */
  id: string
  form: Form
  /** The key in the entity's metadata. Two extensions with the same key of a form are a conflict. */
  key: string
  label: TextKey
  load: Load<FormFieldProps<Form>>
}

/** A field that fits the form that it names. */
export type AnyFormField = { [Form in FormName]: FormField<Form> }[FormName]
