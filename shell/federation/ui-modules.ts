import * as actionTable from '@stoa/ui/action-table'
import * as avatar from '@stoa/ui/avatar'
import * as badge from '@stoa/ui/badge'
import * as banner from '@stoa/ui/banner'
import * as button from '@stoa/ui/button'
import * as card from '@stoa/ui/card'
import * as density from '@stoa/ui/density'
import * as emptyState from '@stoa/ui/empty-state'
import * as errorState from '@stoa/ui/error-state'
import * as filterBar from '@stoa/ui/filter-bar'
import * as icon from '@stoa/ui/icon'
import * as lazyPiece from '@stoa/ui/lazy-piece'
import * as link from '@stoa/ui/link'
import * as linkButton from '@stoa/ui/link-button'
import * as page from '@stoa/ui/page'
import * as pagination from '@stoa/ui/pagination'
import * as remembered from '@stoa/ui/remembered'
import * as savedViews from '@stoa/ui/saved-views'
import * as scrollIntoRow from '@stoa/ui/scroll-into-row'
import * as searchField from '@stoa/ui/search-field'
import * as skeleton from '@stoa/ui/skeleton'
import * as skeletonLines from '@stoa/ui/skeleton-lines'
import * as spinner from '@stoa/ui/spinner'
import * as table from '@stoa/ui/table'
import * as textField from '@stoa/ui/text-field'
import * as theme from '@stoa/ui/theme'
import * as thumbnail from '@stoa/ui/thumbnail'
import * as toast from '@stoa/ui/toast'
import * as toastRegion from '@stoa/ui/toast-region'
import * as toolbar from '@stoa/ui/toolbar'
import * as visuallyHidden from '@stoa/ui/visually-hidden'

/** Components that nearly every list shows; they come with the admin itself. */
export const uiAtHand: Readonly<Record<string, unknown>> = {
  'action-table': actionTable,
  avatar,
  badge,
  banner,
  button,
  card,
  density,
  'empty-state': emptyState,
  'error-state': errorState,
  'filter-bar': filterBar,
  icon,
  'lazy-piece': lazyPiece,
  link,
  'link-button': linkButton,
  page,
  pagination,
  remembered,
  'saved-views': savedViews,
  'scroll-into-row': scrollIntoRow,
  'search-field': searchField,
  skeleton,
  'skeleton-lines': skeletonLines,
  spinner,
  table,
  'text-field': textField,
  theme,
  thumbnail,
  toast,
  'toast-region': toastRegion,
  toolbar,
  'visually-hidden': visuallyHidden,
}

/** Components that open over a page or need a heavier machinery; they load when a remote first asks for one. */
export const uiLater: Readonly<Record<string, () => Promise<unknown>>> = {
  'action-tiles': () => import(/* webpackChunkName: "ui-action-tiles" */ '@stoa/ui/action-tiles'),
  'address-fields': () => import(/* webpackChunkName: "ui-address-fields" */ '@stoa/ui/address-fields'),
  'bulk-bar': () => import(/* webpackChunkName: "ui-list" */ '@stoa/ui/bulk-bar'),
  chart: () => import(/* webpackChunkName: "ui-chart" */ '@stoa/ui/chart'),
  checkbox: () => import(/* webpackChunkName: "ui-common" */ '@stoa/ui/checkbox'),
  'column-chooser': () => import(/* webpackChunkName: "ui-common" */ '@stoa/ui/column-chooser'),
  'combo-field': () => import(/* webpackChunkName: "ui-common" */ '@stoa/ui/combo-field'),
  'date-field': () => import(/* webpackChunkName: "ui-date-field" */ '@stoa/ui/date-field'),
  'date-range-field': () => import(/* webpackChunkName: "ui-date-field" */ '@stoa/ui/date-range-field'),
  'description-list': () => import(/* webpackChunkName: "ui-common" */ '@stoa/ui/description-list'),
  dialog: () => import(/* webpackChunkName: "ui-common" */ '@stoa/ui/dialog'),
  fieldset: () => import(/* webpackChunkName: "ui-common" */ '@stoa/ui/fieldset'),
  'file-drop': () => import(/* webpackChunkName: "ui-file-drop" */ '@stoa/ui/file-drop'),
  'filter-chips': () => import(/* webpackChunkName: "ui-common" */ '@stoa/ui/filter-chips'),
  'focus-modal': () => import(/* webpackChunkName: "ui-common" */ '@stoa/ui/focus-modal'),
  'form-grid': () => import(/* webpackChunkName: "ui-common" */ '@stoa/ui/form-grid'),
  grid: () => import(/* webpackChunkName: "ui-grid" */ '@stoa/ui/grid'),
  'image-gallery': () => import(/* webpackChunkName: "ui-image-gallery" */ '@stoa/ui/image-gallery'),
  inline: () => import(/* webpackChunkName: "ui-common" */ '@stoa/ui/inline'),
  'json-viewer': () => import(/* webpackChunkName: "ui-json-viewer" */ '@stoa/ui/json-viewer'),
  'layered-modal': () => import(/* webpackChunkName: "ui-common" */ '@stoa/ui/layered-modal'),
  menu: () => import(/* webpackChunkName: "ui-common" */ '@stoa/ui/menu'),
  'metadata-editor': () => import(/* webpackChunkName: "ui-metadata-editor" */ '@stoa/ui/metadata-editor'),
  'money-field': () => import(/* webpackChunkName: "ui-common" */ '@stoa/ui/money-field'),
  'multi-select': () => import(/* webpackChunkName: "ui-common" */ '@stoa/ui/multi-select'),
  'number-field': () => import(/* webpackChunkName: "ui-common" */ '@stoa/ui/number-field'),
  'order-list': () => import(/* webpackChunkName: "ui-order-list" */ '@stoa/ui/order-list'),
  'radio-cards': () => import(/* webpackChunkName: "ui-common" */ '@stoa/ui/radio-cards'),
  select: () => import(/* webpackChunkName: "ui-common" */ '@stoa/ui/select'),
  stack: () => import(/* webpackChunkName: "ui-common" */ '@stoa/ui/stack'),
  switch: () => import(/* webpackChunkName: "ui-common" */ '@stoa/ui/switch'),
  tabs: () => import(/* webpackChunkName: "ui-common" */ '@stoa/ui/tabs'),
  'tag-field': () => import(/* webpackChunkName: "ui-common" */ '@stoa/ui/tag-field'),
  'text-area': () => import(/* webpackChunkName: "ui-common" */ '@stoa/ui/text-area'),
  timeline: () => import(/* webpackChunkName: "ui-common" */ '@stoa/ui/timeline'),
  tooltip: () => import(/* webpackChunkName: "ui-common" */ '@stoa/ui/tooltip'),
  'total-list': () => import(/* webpackChunkName: "ui-common" */ '@stoa/ui/total-list'),
  tree: () => import(/* webpackChunkName: "ui-tree" */ '@stoa/ui/tree'),
  'wizard-modal': () => import(/* webpackChunkName: "ui-common" */ '@stoa/ui/wizard-modal'),
}
