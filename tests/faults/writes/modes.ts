/**
 * What can happen to a write between browser and store. `after`: the store did it, and its answer does not arrive. `lost, then
 * down`: nor does any other for a while.
 */
export const MODES = [
  'reset before',
  'lost after',
  '500',
  '503',
  '502 after',
  'cut after',
  'empty after',
  'HTML',
  '409',
  '429',
  'slow',
  '401',
  'hang',
  'lost, then down',
] as const

export type Mode = (typeof MODES)[number]
