import type { ReactNode } from 'react'
import { RadioButton, RadioField, RadioGroup } from 'react-aria-components/RadioGroup'
import { Text } from 'react-aria-components/Text'
import { FieldLabel, FieldNotes, type FieldProps } from '../field/field.tsx'
import styles from './radio-cards.module.css'

/** One card to choose. */
export interface RadioCard {
  /** The value that is chosen; unique in its group. */
  id: string
  title: string
  description?: string
  /** Stands at the end of the title's line, such as a price. */
  aside?: ReactNode
  isDisabled?: boolean
}

/** A controlled choice between cards; fits the `field` of a form controller. */
export interface RadioCardsProps extends FieldProps {
  cards: readonly RadioCard[]
  /** The chosen card's id, null for none. */
  value: string | null
  onChange: (value: string) => void
  onBlur?: () => void
  name?: string
  isDisabled?: boolean
}

/** Chooses one of a few alternatives that each need a line of explanation; side by side where there is room. */
export function RadioCards({
  label,
  description,
  errors,
  moreErrorsLabel,
  cards,
  ...props
}: RadioCardsProps) {
  return (
    <RadioGroup
      {...props}
      className={styles['group']}
      isInvalid={Boolean(errors?.length)}
      validationBehavior="aria"
    >
      <FieldLabel label={label} isRequired={props.isRequired} />
      <div className={styles['cards']}>
        {cards.map((card) => (
          <RadioField key={card.id} value={card.id} isDisabled={card.isDisabled} className={styles['field']}>
            <RadioButton className={styles['card']}>
              <span className={styles['circle']} />
              <span className={styles['title']}>{card.title}</span>
              {card.aside ? <span className={styles['aside']}>{card.aside}</span> : null}
              {card.description ? (
                <Text slot="description" className={styles['description']}>
                  {card.description}
                </Text>
              ) : null}
            </RadioButton>
          </RadioField>
        ))}
      </div>
      <FieldNotes description={description} errors={errors} moreErrorsLabel={moreErrorsLabel} />
    </RadioGroup>
  )
}
