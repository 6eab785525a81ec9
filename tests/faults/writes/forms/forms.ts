import { AFTER_SALE_FORMS, CLAIM_STEP_FORMS, EDIT_NOTE_FORMS } from './after-sale.ts'
import { AFTER_SALE_STEP_FORMS } from './after-sale-steps.ts'
import { CATALOGUE_CHANGE_FORMS } from './catalogue-changes.ts'
import { CATALOGUE_FORMS } from './catalogue.ts'
import { CHANGE_STEP_FORMS } from './change-steps.ts'
import { CUSTOMERS_FORMS } from './customers.ts'
import { DRAFT_STEP_FORMS, DRAFTS_FORMS } from './drafts.ts'
import { INSPECTION_FORMS } from './inspections.ts'
import { INVENTORY_FORMS } from './inventory.ts'
import { MANY_ORDERS_FORMS, ORDER_LIST_FORMS, SHIP_TARGET_FORMS } from './order-list.ts'
import { ORDER_EDIT_FORMS } from './order-edits.ts'
import { ORDER_STEP_FORMS } from './order-steps.ts'
import { ORDER_FORMS } from './orders.ts'
import { PAYMENT_FORMS } from './payments.ts'
import { SETTING_CHANGE_FORMS } from './setting-changes.ts'
import { SETTINGS_FORMS } from './settings.ts'
import type { WriteForm } from './write-form.ts'

/** Every form whose write is broken, by area. */
export const FORMS: readonly WriteForm[] = [
  ...CATALOGUE_FORMS,
  ...INVENTORY_FORMS,
  ...CUSTOMERS_FORMS,
  ...DRAFTS_FORMS,
  ...ORDER_FORMS,
  ...ORDER_LIST_FORMS,
  ...AFTER_SALE_FORMS,
  ...SETTINGS_FORMS,
  ...ORDER_STEP_FORMS,
  ...MANY_ORDERS_FORMS,
  ...AFTER_SALE_STEP_FORMS,
  ...DRAFT_STEP_FORMS,
  ...CLAIM_STEP_FORMS,
  ...PAYMENT_FORMS,
  ...ORDER_EDIT_FORMS,
  ...CHANGE_STEP_FORMS,
  ...CATALOGUE_CHANGE_FORMS,
  ...SETTING_CHANGE_FORMS,
  ...INSPECTION_FORMS,
  ...EDIT_NOTE_FORMS,
  ...SHIP_TARGET_FORMS,
]
