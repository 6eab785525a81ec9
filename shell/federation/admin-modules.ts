import * as actions from '@stoa/admin/actions'
import * as failures from '@stoa/admin/failures'
import * as lazyDialog from '@stoa/admin/lazy-dialog'
import * as list from '@stoa/admin/list'

/** Patterns that a list page is made of; they come with the admin itself. */
export const adminAtHand: Readonly<Record<string, unknown>> = {
  actions,
  failures,
  'lazy-dialog': lazyDialog,
  list,
}

/** Patterns of records, forms and wizards; they load when an area first asks for one. */
export const adminLater: Readonly<Record<string, () => Promise<unknown>>> = {
  files: () => import(/* webpackChunkName: "ui-file-drop" */ '@stoa/admin/files'),
  form: () => import(/* webpackChunkName: "ui-common" */ '@stoa/admin/form'),
  import: () => import(/* webpackChunkName: "admin-import" */ '@stoa/admin/import'),
  jobs: () => import(/* webpackChunkName: "ui-common" */ '@stoa/admin/jobs'),
  'location-select': () => import(/* webpackChunkName: "ui-common" */ '@stoa/admin/location-select'),
  metadata: () => import(/* webpackChunkName: "ui-metadata-editor" */ '@stoa/admin/metadata'),
  notifications: () => import(/* webpackChunkName: "ui-common" */ '@stoa/admin/notifications'),
  pickers: () => import(/* webpackChunkName: "ui-common" */ '@stoa/admin/pickers'),
  record: () => import(/* webpackChunkName: "ui-common" */ '@stoa/admin/record'),
  steps: () => import(/* webpackChunkName: "ui-common" */ '@stoa/admin/steps'),
}
