import { useTranslation } from '@stoa/extension-sdk'
import { formatNumber } from '@stoa/i18n/numbers'
import type { MetadataTexts } from '@stoa/ui/metadata-editor'

/** What the editor of metadata says. */
export function useMetadataTexts(): MetadataTexts {
  const { t, locale } = useTranslation()
  const say = (key: string) => t(`common.metadata.${key}`)
  const at = (key: string) => (position: number) =>
    t(`common.metadata.${key}`, { position: formatNumber(position, locale) })
  return {
    key: say('key'),
    value: say('value'),
    kind: say('kind'),
    kinds: {
      string: say('kinds.string'),
      number: say('kinds.number'),
      boolean: say('kinds.boolean'),
      json: say('kinds.json'),
    },
    yes: say('yes'),
    no: say('no'),
    row: at('row'),
    actions: at('actions'),
    insertAbove: say('insertAbove'),
    insertBelow: say('insertBelow'),
    duplicate: say('duplicate'),
    clear: say('clear'),
    remove: say('remove'),
    add: say('add'),
    empty: say('empty'),
    problems: {
      emptyKey: say('problems.emptyKey'),
      duplicateKey: say('problems.duplicateKey'),
      noNumber: say('problems.noNumber'),
      noJson: say('problems.noJson'),
    },
  }
}
