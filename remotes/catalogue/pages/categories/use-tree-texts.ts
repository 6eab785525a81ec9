import { useTranslation } from '@stoa/extension-sdk'
import type { TreeTexts } from '@stoa/ui/tree'

/** What the tree says about moves and nodes. */
export function useTreeTexts(): TreeTexts {
  const { t } = useTranslation()
  const named = (key: string) => (name: string) => t(key, { name })
  return {
    moveUp: t('categories.move.up'),
    moveDown: t('categories.move.down'),
    moveIn: t('categories.move.in'),
    moveOut: t('categories.move.out'),
    drag: named('categories.move.drag'),
    dragging: named('categories.move.dragging'),
    moved: named('categories.move.moved'),
    notMoved: named('categories.move.notMoved'),
    toggle: named('categories.toggle'),
    actions: named('list.actions.one'),
    loading: t('common.choose.loading'),
  }
}
