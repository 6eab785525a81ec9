import type * as kit from '@stoa/extension-sdk/ui'
import { Button as OwnButton } from '@stoa/ui/button'
import { EmptyState as OwnEmptyState } from '@stoa/ui/empty-state'
import { LinkButton as OwnLinkButton } from '@stoa/ui/link-button'
import { Select as OwnSelect } from '@stoa/ui/select'

import { glyphOf } from './icon-glyphs.ts'

export { Badge } from '@stoa/ui/badge'
export { Banner } from '@stoa/ui/banner'
export { Card } from '@stoa/ui/card'
export { Checkbox } from '@stoa/ui/checkbox'
export { DescriptionList } from '@stoa/ui/description-list'
export { Dialog } from '@stoa/ui/dialog'
export { ErrorState } from '@stoa/ui/error-state'
export { FormGrid } from '@stoa/ui/form-grid'
export { Inline } from '@stoa/ui/inline'
export { Link } from '@stoa/ui/link'
export { Page } from '@stoa/ui/page'
export { Pagination } from '@stoa/ui/pagination'
export { SearchField } from '@stoa/ui/search-field'
export { SkeletonLines } from '@stoa/ui/skeleton-lines'
export { Stack } from '@stoa/ui/stack'
export { Switch } from '@stoa/ui/switch'
export { Table } from '@stoa/ui/table'
export { TextArea } from '@stoa/ui/text-area'
export { TextField } from '@stoa/ui/text-field'
export { Toolbar } from '@stoa/ui/toolbar'

/** A button with an icon that the SDK names. */
export const Button = ({ icon, ...props }: kit.ButtonProps) => (
  <OwnButton {...props} {...(icon && { icon: glyphOf(icon) })} />
)

/** A link with an icon that the SDK names. */
export const LinkButton = ({ icon, ...props }: kit.LinkButtonProps) => (
  <OwnLinkButton {...props} {...(icon && { icon: glyphOf(icon) })} />
)

/** An empty state with an icon that the SDK names. */
export const EmptyState = ({ icon, ...props }: kit.EmptyStateProps) => (
  <OwnEmptyState {...props} {...(icon && { icon: glyphOf(icon) })} />
)

/** A choice that may do without a placeholder. */
export const Select = ({ placeholder = '', ...props }: kit.SelectProps) => (
  <OwnSelect {...props} placeholder={placeholder} />
)
