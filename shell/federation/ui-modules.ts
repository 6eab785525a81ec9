import * as actionTable from '@stoa/ui/action-table'
import * as avatar from '@stoa/ui/avatar'
import * as badge from '@stoa/ui/badge'
import * as banner from '@stoa/ui/banner'
import * as bulkBar from '@stoa/ui/bulk-bar'
import * as button from '@stoa/ui/button'
import * as card from '@stoa/ui/card'
import * as descriptionList from '@stoa/ui/description-list'
import * as emptyState from '@stoa/ui/empty-state'
import * as errorState from '@stoa/ui/error-state'
import * as filterChips from '@stoa/ui/filter-chips'
import * as icon from '@stoa/ui/icon'
import * as link from '@stoa/ui/link'
import * as linkButton from '@stoa/ui/link-button'
import * as page from '@stoa/ui/page'
import * as pagination from '@stoa/ui/pagination'
import * as searchField from '@stoa/ui/search-field'
import * as skeleton from '@stoa/ui/skeleton'
import * as skeletonLines from '@stoa/ui/skeleton-lines'
import * as spinner from '@stoa/ui/spinner'
import * as table from '@stoa/ui/table'
import * as textArea from '@stoa/ui/text-area'
import * as textField from '@stoa/ui/text-field'
import * as theme from '@stoa/ui/theme'
import * as thumbnail from '@stoa/ui/thumbnail'
import * as timeline from '@stoa/ui/timeline'
import * as toast from '@stoa/ui/toast'
import * as toastRegion from '@stoa/ui/toast-region'
import * as toolbar from '@stoa/ui/toolbar'
import * as totalList from '@stoa/ui/total-list'
import * as visuallyHidden from '@stoa/ui/visually-hidden'

/** Components that nearly every page shows; they come with the admin itself. */
export const uiAtHand: Readonly<Record<string, unknown>> = {
  'action-table': actionTable,
  avatar,
  badge,
  banner,
  'bulk-bar': bulkBar,
  button,
  card,
  'description-list': descriptionList,
  'empty-state': emptyState,
  'error-state': errorState,
  'filter-chips': filterChips,
  icon,
  link,
  'link-button': linkButton,
  page,
  pagination,
  'search-field': searchField,
  skeleton,
  'skeleton-lines': skeletonLines,
  spinner,
  table,
  'text-area': textArea,
  'text-field': textField,
  theme,
  thumbnail,
  timeline,
  toast,
  'toast-region': toastRegion,
  toolbar,
  'total-list': totalList,
  'visually-hidden': visuallyHidden,
}

/** Components that open over a page or need a heavier machinery; they load when a remote first asks for one. */
export const uiLater: Readonly<Record<string, () => Promise<unknown>>> = {
  checkbox: () => import(/* webpackChunkName: "ui-overlays" */ '@stoa/ui/checkbox'),
  dialog: () => import(/* webpackChunkName: "ui-overlays" */ '@stoa/ui/dialog'),
  'focus-modal': () => import(/* webpackChunkName: "ui-overlays" */ '@stoa/ui/focus-modal'),
  menu: () => import(/* webpackChunkName: "ui-overlays" */ '@stoa/ui/menu'),
  'radio-cards': () => import(/* webpackChunkName: "ui-overlays" */ '@stoa/ui/radio-cards'),
  select: () => import(/* webpackChunkName: "ui-overlays" */ '@stoa/ui/select'),
  switch: () => import(/* webpackChunkName: "ui-overlays" */ '@stoa/ui/switch'),
  tabs: () => import(/* webpackChunkName: "ui-overlays" */ '@stoa/ui/tabs'),
  tooltip: () => import(/* webpackChunkName: "ui-overlays" */ '@stoa/ui/tooltip'),
}
