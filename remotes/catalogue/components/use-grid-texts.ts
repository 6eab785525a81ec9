import { useTranslation } from '@stoa/extension-sdk'
import { formatNumber } from '@stoa/i18n/numbers'
import type { GridTexts } from '@stoa/ui/grid'
import { useMemo } from 'react'

/** What a spreadsheet says; the same object until the language changes. */
export function useGridTexts(): GridTexts {
  const { t, locale } = useTranslation()
  return useMemo(() => {
    const say = (key: string) => t(`grid.${key}`)
    const counted = (key: string, count: number) =>
      t(`grid.${key}`, { count, number: formatNumber(count, locale) })
    return {
      yes: t('common.metadata.yes'),
      no: t('common.metadata.no'),
      nothing: '–',
      problem: ({ kind, limit = '' }) => t(`grid.problems.${kind}`, { limit }),
      selected: (rows, columns) =>
        t('grid.selected', { rows: formatNumber(rows, locale), columns: formatNumber(columns, locale) }),
      copied: (cells) => counted('copied', cells),
      pasted: (cells, problems) =>
        problems > 0
          ? `${counted('pasted', cells)} ${counted('toCorrect', problems)}`
          : counted('pasted', cells),
      filled: (cells) => counted('filled', cells),
      cleared: (cells) => counted('cleared', cells),
      resized: (column, width) => t('grid.resized', { column, width: formatNumber(width, locale) }),
      undone: say('undone'),
      redone: say('redone'),
      bar: say('bar'),
      changes: (cells, rows) => `${counted('changes', cells)} ${counted('inRows', rows)}`,
      problems: (cells) => counted('toCorrect', cells),
      review: say('review'),
      discard: say('discard'),
      save: t('common.save'),
      saved: (rows) => counted('saved', rows),
      notSaved: (rows) => counted('notSaved', rows),
      noAnswer: say('noAnswer'),
      reviewTitle: say('reviewTitle'),
      close: t('common.close'),
      row: say('row'),
      column: say('column'),
      before: say('before'),
      after: say('after'),
      revert: say('revert'),
      revertCell: (row, column) => t('grid.revertCell', { row, column }),
    }
  }, [t, locale])
}
