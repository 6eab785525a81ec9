import { useTranslation } from '@stoa/extension-sdk'
import type { FileDropTexts } from '@stoa/ui/file-drop'

/** What a place for files says, or one for a single file. */
export function useFileTexts(maxCount = Infinity): FileDropTexts {
  const { t } = useTranslation()
  const named = (key: string) => (name: string) => t(`common.files.${key}`, { name })
  return {
    drop: t(maxCount === 1 ? 'common.files.dropOne' : 'common.files.drop'),
    choose: t(maxCount === 1 ? 'common.files.chooseOne' : 'common.files.choose'),
    limit: (size) => t('common.files.limit', { size }),
    list: t('common.files.list'),
    waiting: t('common.files.waiting'),
    done: t('common.files.done'),
    uploading: named('uploading'),
    retry: named('retry'),
    remove: named('remove'),
    drag: named('drag'),
    moveUp: named('moveUp'),
    moveDown: named('moveDown'),
    refused: {
      type: named('refused.type'),
      size: (name, limit) => t('common.files.refused.size', { name, limit }),
      count: named('refused.count'),
    },
  }
}
