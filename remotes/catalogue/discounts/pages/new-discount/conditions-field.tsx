import { useTranslation } from '@stoa/extension-sdk'
import { Button } from '@stoa/ui/button'
import { Stack } from '@stoa/ui/stack'
import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'

import { ConditionDialog } from '../../components/condition-dialog.tsx'
import { ConditionLine, NamedText } from '../../components/condition-line.tsx'
import lines from '../../components/condition-line.module.css'
import styles from '../../components/fields.module.css'
import { freeTypes, type ChosenCondition } from '../../model/conditions.ts'

interface ConditionsFieldProps {
  value: readonly ChosenCondition[]
  onChange: (value: readonly ChosenCondition[]) => void
}

/** How many of the names of a condition are shown. */
const SHOWN = 3

/** The conditions of a discount that does not exist yet. */
export function ConditionsField({ value, onChange }: ConditionsFieldProps) {
  const { t } = useTranslation()
  const [edited, setEdited] = useState<number>()
  const initial = edited === undefined ? undefined : value[edited]
  const close = () => setEdited(undefined)
  return (
    <Stack>
      {value.length === 0 ? (
        <p className={styles.hint}>{t('discounts.conditions.none')}</p>
      ) : (
        <ul className={lines.lines}>
          {value.map((condition, index) => (
            <ConditionLine
              key={`${condition.type} ${condition.operator}`}
              condition={condition}
              onEdit={() => setEdited(index)}
              onRemove={() => onChange(value.toSpliced(index, 1))}
            >
              <NamedText
                labels={condition.named.slice(0, SHOWN).map(({ label }) => label)}
                count={condition.named.length}
              />
            </ConditionLine>
          ))}
        </ul>
      )}
      <div>
        <Button
          icon={Plus}
          isDisabled={freeTypes(value).length === 0}
          onPress={() => setEdited(value.length)}
        >
          {t('discounts.conditions.add')}
        </Button>
      </div>
      {edited === undefined ? null : (
        <ConditionDialog
          title={t(initial ? 'discounts.conditions.edit' : 'discounts.conditions.add')}
          {...(initial && { initial })}
          others={value.filter((_, index) => index !== edited)}
          onSave={async (condition) => {
            onChange(value.toSpliced(edited, 1, condition))
            close()
          }}
          onClose={close}
        />
      )}
    </Stack>
  )
}
