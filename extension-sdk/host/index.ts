/** The shell's side of the contract. Extensions never need this entry point. */
export {
  ExtensionNameContext,
  HostContext,
  PageTitleContext,
  UnsavedChangesContext,
  type HoldChanges,
  type HostBinding,
} from './context.ts'
export { EXPANDABLE } from './expandable.ts'
export { limitClient } from './limit-client.ts'
export type { ShopServices, ShopWidgets, StartShopWidgets } from './shop.ts'
export { isUndeclaredUse, undeclaredUse } from './undeclared-use.ts'
