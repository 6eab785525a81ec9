import { useTranslation } from '@stoa/extension-sdk'
import { formatNumber } from '@stoa/i18n/numbers'
import type { ImageGalleryTexts } from '@stoa/ui/image-gallery'

/** What the pictures of a product say. */
export function useGalleryTexts(): ImageGalleryTexts {
  const { t, locale } = useTranslation()
  const number = (value: number) => formatNumber(value, locale)
  const named = (key: string) => (name: string) => t(`pictures.${key}`, { name })
  return {
    thumbnail: t('pictures.thumbnail'),
    makeThumbnail: named('makeThumbnail'),
    select: named('select'),
    drag: named('drag'),
    moveEarlier: named('moveEarlier'),
    moveLater: named('moveLater'),
    remove: named('remove'),
    selected: (count) => t('list.select.count', { count, number: number(count) }),
    removeSelected: t('pictures.removeSelected'),
    position: (index, count) => t('pictures.position', { index: number(index), count: number(count) }),
    previous: t('pictures.previous'),
    next: t('pictures.next'),
    close: t('common.close'),
  }
}
