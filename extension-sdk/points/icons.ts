/**
 * The icons that a manifest may name. The shell draws them itself, so a link or a card has its icon
 * before any code of its extension has loaded.
 */
export const ICONS = [
  'award',
  'box',
  'chart',
  'folder',
  'gift',
  'globe',
  'heart',
  'home',
  'key',
  'layers',
  'map-pin',
  'package',
  'percent',
  'puzzle',
  'receipt',
  'settings',
  'shopping-cart',
  'star',
  'store',
  'tag',
  'truck',
  'user',
  'users',
  'wallet',
  'wrench',
] as const

/** The name of one of {@link ICONS}. */
export type IconName = (typeof ICONS)[number]
